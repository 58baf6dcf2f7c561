import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporary } from '../tools/testing/fake-dist.ts';
import { classPattern, leaksOf, refuseLeaks } from './remote-styles.ts';

const ORDER = '@layer reset,tokens,base;';
const remote = (css: string) => leaksOf('system', `${ORDER}@layer remote{${css}}`);

describe('styles of an area that only its own elements have', () => {
  it.each([
    '.system-Ab3_-x{color:red}',
    '.system-Ab3_-x button,div+.system-Ab3_-y:hover::before{color:red}',
    ':root[data-theme=dark] .system-Ab3_-x{color:red}',
    ':is(.system-Ab3_-x,.system-Ab3_-y) td{color:red}',
    ':where(.system-Ab3_-x):not(:last-child){color:red}',
    '.system-Ab3_-x:has(input:checked){color:red}',
    '.system-Ab3_-x{&:hover{color:red}>li{color:red}button{color:red}div:has(>&) &{color:red}}',
    '@media (width<40rem){.system-Ab3_-x{color:red}}',
    '@supports (display:grid){@container (width<9rem){.system-Ab3_-x{color:red}}}',
    '@starting-style{.system-Ab3_-x{opacity:0}}',
    '@keyframes system-Ab3_-x{to{opacity:0}}',
    '@layer inner{.system-Ab3_-x{color:red}}',
    '@page system-report{margin:16mm}',
  ])('are let through: %s', (css) => {
    expect(remote(css)).toEqual([]);
  });

  it('may come from shared modules in its build, in their layer', () => {
    expect(leaksOf('system', `${ORDER}@layer ui{.system-Ab3_-x{color:red}}`)).toEqual([]);
  });
});

const SELECTOR = 'a selector without a class of this area matches elements of others';
describe('styles of an area that others would see', () => {
  it.each([
    ['body{color:red}', SELECTOR],
    ['*{color:red}', SELECTOR],
    ['#content{color:red}', SELECTOR],
    ['[data-slot=cell] td{color:red}', SELECTOR],
    ['.system-Ab3_-x,td{color:red}', SELECTOR],
    [':is(.system-Ab3_-x,td) a{color:red}', SELECTOR],
    ['td:not(.system-Ab3_-x){color:red}', SELECTOR],
    ['body:has(.system-Ab3_-x){color:red}', SELECTOR],
    ['li:nth-child(1 of .system-Ab3_-x){color:red}', SELECTOR],
    ['.system-Ab3_-x{body:has(&){color:red}}', SELECTOR],
    ['.system-Ab3_-x{@media print{td:not(&){color:red}}}', SELECTOR],
    ['.s-Ab3_-x .system-Ab3_-x{color:red}', '.s-Ab3_-x is no class of this area'],
    ['.system-Ab3_-x:not(.open){color:red}', '.open is no class of this area'],
    ['.system-Ab3_-x{.xterm{color:red}}', '.xterm is no class of this area'],
    ['.system-admin{color:red}.system-long-name{color:red}', '.system-admin is no class of this area', 1],
    ['@keyframes spin{to{rotate:1turn}}', 'the animation spin is not named after this area'],
    ['@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face acts on the whole page'],
    ['@property --gap{syntax:"*";inherits:false}', '@property acts on the whole page'],
    ['@scope (.system-Ab3_-x){td{color:red}}', '@scope acts on the whole page'],
    ['@page{margin:0}', '@page without a name of this area acts on every print'],
    ['@page :first{margin:0}', '@page without a name of this area acts on every print'],
    ['@page report{margin:0}', '@page without a name of this area acts on every print'],
  ])('are told: %s', (css, ...told) => {
    expect(remote(css)).toContain(told[0]);
  });

  it.each([
    ['.system-Ab3_-x{color:red}', 'rules outside of layer remote'],
    ['@media print{.system-Ab3_-x{color:red}}', 'rules outside of layer remote'],
    ['@keyframes system-Ab3_-x{to{opacity:0}}', 'rules outside of layer remote'],
    ['@layer util{.system-Ab3_-x{color:red}}', 'rules in util instead of layer remote'],
    ['@layer{.system-Ab3_-x{color:red}}', 'rules in a layer without a name instead of layer remote'],
    ['@layer remote.deep{.system-Ab3_-x{color:red}}', 'rules in remote.deep instead of layer remote'],
    ['@import url(other.css);', '@import acts on the whole page'],
  ])('are told outside of the layer: %s', (css, problem) => {
    expect(leaksOf('system', css)).toEqual([problem]);
  });
});

describe('class names of a build', () => {
  it('begin with the whole name of the area, and never with that of the shell', () => {
    expect(['shell', 'shell-demo', 'monolith', 'system'].map(classPattern)).toEqual([
      's-[hash:base64:6]',
      's-[hash:base64:6]',
      's-[hash:base64:6]',
      'system-[hash:base64:6]',
    ]);
    expect(leaksOf('s', '')).toEqual(['an area needs a name of at least two letters']);
  });

  it('of an earlier build may begin with the first letter', () => {
    const css = '@layer remote{.s-Ab3_-x{color:red}@page{margin:0}}';
    expect(leaksOf('system', css, true)).toEqual([]);
    expect(leaksOf('system', css)).toHaveLength(3);
    expect(leaksOf('project', css, true)).toHaveLength(2);
  });
});

it('a build that has such styles fails, and says where they are', () => {
  using folder = temporary();
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(join(folder.path, 'list.css'), '@layer remote{.system-Ab3_-x{color:red}}');
  writeFileSync(join(folder.path, 'page.js'), 'body{}');
  expect(() => refuseLeaks('system', folder.path)).not.toThrow();
  writeFileSync(join(folder.path, 'page.css'), '@layer remote{body{color:red}}');
  expect(() => refuseLeaks('system', folder.path)).toThrow(`page.css: ${SELECTOR}`);
});
