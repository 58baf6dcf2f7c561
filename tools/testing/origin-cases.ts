/**
 * Sources of a request, and whether a call that changes something is passed on. `HERE` is the origin of the console.
 */
export const ORIGINS: readonly (readonly [
  who: string,
  headers: Readonly<Record<string, string>>,
  isPassed: boolean,
])[] = [
  ['a program', {}, true],
  ['the console', { Origin: 'HERE', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['the console in a browser without fetch metadata', { Origin: 'HERE' }, true],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, true],
  ['a page on another port', { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' }, false],
  ['a page on another port, in an old browser', { Origin: 'http://127.0.0.1:1' }, false],
  ['a page of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a page of another site, without its origin', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a page on another port, without its origin', { 'Sec-Fetch-Site': 'same-site' }, false],
  ['a page that hides its origin', { Origin: 'null' }, false],
  ['a page with an empty origin of another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a page of a name that ends alike', { Origin: 'HERE.evil.example' }, false],
  ['a page whose path is alike', { Origin: 'https://evil.example/HERE' }, false],
  ['a page of the other scheme', { Origin: 'HERE'.replace('HERE', 'https://127.0.0.1') }, false],
  ['a page with an unknown value', { Origin: 'HERE', 'Sec-Fetch-Site': 'x' }, false],
];

/** Posts to the place where an identity provider signs a person in, and whether they are passed on. */
export const SIGN_INS: readonly (readonly [
  what: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  isPassed: boolean,
])[] = [
  [
    'a form of the provider',
    '/login/maze/saml/okta',
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    true,
  ],
  ['a form of the provider in an old browser', '/login/maze/saml/okta', {}, true],
  [
    'a script of another site',
    '/login/maze/saml/okta',
    { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' },
    false,
  ],
  [
    'a frame of another site',
    '/login/maze/saml/okta',
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
    false,
  ],
  ['a form for something below', '/login/maze/saml/okta/x', { 'Sec-Fetch-Mode': 'navigate' }, false],
  ['a form for the local login', '/v1/login/maze/local', { 'Sec-Fetch-Mode': 'navigate' }, false],
  [
    'a form that signs out',
    '/v1/logout',
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    false,
  ],
  ['a form that confirms a device', '/device/confirm', { 'Sec-Fetch-Mode': 'navigate' }, false],
];
