// The rules can be opened from anywhere: the header, the log, an event's text.

class Guide {
  isOpen = $state(false);
  isWanted = $state(false); // once asked for, it stays in the page and remembers where the reader was
  topic = $state<string | undefined>(undefined);
}

export const guide = new Guide();

/** Opens the rules at a clause or an event; without a topic where the reader left them, at first the introduction. */
export function openGuide(topic?: string): void {
  guide.topic = topic;
  guide.isWanted = true;
  guide.isOpen = true;
}
