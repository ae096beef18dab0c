/** What the values of a configuration look like, for the schemas and for whoever checks while it is typed. */
export const patterns = {
  hexColour: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  cssLength: '^(?:0|\\d{1,4}(?:\\.\\d{1,3})?(?:px|rem|em|%))$',
  fontNames: '^[A-Za-z0-9 _-]+(?:, ?[A-Za-z0-9 _-]+)*$',
  /** A web address, or a path of the own site. */
  address: '^(?:https?://[^\\s"\'<>\\\\]+|/(?!/)[^\\s"\'<>\\\\]*)$',
  path: '^/',
  /** What can be written to: neither spaces nor line ends, so that it cannot grow a header of a mail. */
  email: '^[^\\s@<>,;:"()\\[\\]\\\\]+@[^\\s@<>,;:"()\\[\\]\\\\]+$',
  phone: '^[+0-9(][0-9 ()./-]{2,}$',
  languageTag: '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$',
  /** `cdn.example`, `cdn.example:8443`, `*.cdn.example`. */
  host: '^(\\*\\.)?[a-z0-9.-]+(:(\\d{1,5}|\\*))?$',
} as const
