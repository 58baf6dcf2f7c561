/** The part of an address before its host: `https://user:password@`. */
const USER_INFO = /^([a-z][a-z\d+.-]*:\/\/)[^\s/?#]+@/i;

/** Whether a text is an address that contains a user name or a password. */
export const hasCredentials = (text: string): boolean => USER_INFO.test(text);

/** The address without its user name and password, or with a text in their place; any other text is returned unchanged. */
export const withoutCredentials = (text: string, stand = ''): string =>
  text.replace(USER_INFO, (_, scheme: string) => `${scheme}${stand === '' ? '' : `${stand}@`}`);
