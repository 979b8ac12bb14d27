declare module '@adobe/structured-data-validator' {
  /** A mistake that search engines would report. */
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  export default class Validator {
    /** @param data the structured data of a page, by format and type */
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
