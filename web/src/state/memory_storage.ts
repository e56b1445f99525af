/** Stands in for a browser's storage in tests. */
export class MemoryStorage implements Storage {
  #items = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.#items.size;
  }
  clear = (): void => this.#items.clear();
  getItem = (name: string): string | null => this.#items.get(name) ?? null;
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null;
  removeItem = (name: string): void => void this.#items.delete(name);
  setItem = (name: string, value: string): void => void this.#items.set(name, value);
}
