/**
 * Data that is JSON already, as the database wrote it. An answer takes it as it is; whoever wants to look into it reads
 * it.
 */
export class Written<Data> {
  /** For the compiler alone. */
  declare private readonly data: Data;

  constructor(readonly json: string) {}

  read(): Data {
    return JSON.parse(this.json) as Data;
  }
}
