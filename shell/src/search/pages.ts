export { Component } from './page.tsx';
export { lookup } from './path-of-id.ts';
