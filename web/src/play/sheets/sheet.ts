import type { Snippet } from 'svelte';

export interface Sheet {
  id: string;
  label: string;
  body: Snippet;
  unread?: number;
}
