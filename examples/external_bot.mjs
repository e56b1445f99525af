// A bot in JavaScript: of all it may do, it does what it has done least often; chance breaks ties.
// Play against it: abbey play --bots "exec:node examples/external_bot.mjs"
import { createInterface } from "node:readline";

const done = new Map();
const times = (action) => done.get(action) ?? 0;

for await (const line of createInterface({ input: process.stdin })) {
  const { question, chance, view } = JSON.parse(line);
  const fewest = Math.min(...view.legal.map(times));
  const rare = view.legal.filter((action) => times(action) === fewest);
  const action = rare[Number(BigInt(`0x${chance}`) % BigInt(rare.length))];
  done.set(action, fewest + 1);
  console.log(JSON.stringify({ question, action }));
}
