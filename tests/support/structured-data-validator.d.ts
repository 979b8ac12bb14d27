declare module '@adobe/structured-data-validator' {
  /** One thing that search engines would complain about. */
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  export default class Validator {
    /** @param data what stands in a page, by format and type */
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
