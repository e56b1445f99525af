/** Names what can be reported: a remark by its number at the table, or somebody's name by their seat. */
export interface Reportable {
  readonly remark: number | null;
  readonly seat: number;
  readonly name: string;
  readonly said: string; // the remark itself; empty for a name
}
