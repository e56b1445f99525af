// A visit to a table holds every seat this browser holds there, or a place to look on.

import { glanceAt, takeSeat } from '../wire/http';
import { Refusal } from '../wire/refusal';
import {
  drop,
  invitationInFragment,
  invitationTo,
  keep,
  keepInvitation,
  ringOf,
  tokenInFragment,
  UNTOLD,
  visit,
} from './key_ring';
import { listen } from './cues';
import { Session } from './session.svelte';
import { player } from './sounds.svelte';

class OnScreen {
  visit = $state.raw<Visit | null>(null);
}

/** Holds the visit that is on screen, for the parts of the page around it. */
export const onScreen = new OnScreen();

export class Visit {
  sessions = $state.raw<Session[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  isUnseated = $state(false); // had a seat here, and has none any more
  isInvited = $state(false); // came by a link to play, and has neither sat down nor been told why not
  #brought = $state<string | null>(null); // the invitation that this browser came with

  constructor(readonly id: string) {}

  /** What lets others sit down here, or this very visitor. The link to watch does not bring it. */
  get invitation(): string | null {
    return this.sessions.find((session) => session.invitation !== null)?.invitation ?? this.#brought;
  }

  /** A table that is not there is refused here; a line that breaks later heals itself. */
  async begin(): Promise<void> {
    this.#takeFragment();
    try {
      visit((await glanceAt(this.id)).table);
      this.#sit();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  /** A link to another seat here, opened in this very tab, only changes the fragment. */
  followFragment(): void {
    if (this.#takeFragment()) this.#sit();
  }

  async join(name: string, seat: number | null): Promise<void> {
    const { key } = await takeSeat(this.id, { name, seat, invitation: this.invitation });
    keep(this.id, [key]);
    this.isUnseated = this.isInvited = false;
    this.#sit();
  }

  /** Puts the key of a seat away that is somebody else's now, and looks on. */
  lose(session: Session): void {
    if (session.key === null) return;
    drop(this.id, session.key.token);
    this.isUnseated = true;
    this.#sit();
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }

  /** A key or an invitation in the address must not stay there: addresses are shared, shown and kept. */
  #takeFragment(): boolean {
    const token = tokenInFragment(location.hash);
    const invitation = invitationInFragment(location.hash);
    if (invitation !== null) {
      keepInvitation(this.id, invitation);
      this.isInvited = true;
    }
    this.#brought = invitationTo(this.id);
    if (token !== null) keep(this.id, [{ token, seat: UNTOLD }]);
    if (token !== null || invitation !== null) history.replaceState(history.state, '', location.pathname);
    return token !== null;
  }

  #sit(): void {
    this.close();
    const keys = ringOf(this.id)?.keys ?? [];
    this.sessions = keys.length === 0 ? [new Session(this.id, null)] : keys.map((key) => new Session(this.id, key));
    this.sessions.forEach((session, place) => listen(session, place === 0, (sounds) => player.play(sounds)));
  }
}
