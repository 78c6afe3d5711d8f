type ReplyOptions = {
  /** One of the endpoint's own; the usual one without. */
  status?: number;
  headers?: Record<string, string>;
  cookies?: readonly string[];
};

/** An endpoint's data with what is said beside it. */
export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly options: ReplyOptions,
  ) {}
}

export const reply = <Data>(data: Data, options: ReplyOptions): Reply<Data> => new Reply(data, options);
