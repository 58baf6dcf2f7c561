/** Authorization in the console: rules of roles, policies and groups, without React. Components are in `access/ui`. */
export * from './effective.ts';
export * from './guard.ts';
export * from './policy.ts';
export * from './refusal.ts';
export * from './risks.ts';
export * from './roles.ts';
export * from './rows.ts';
export * from './words.ts';
