import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporary } from '../tools/testing/fake-dist.ts';
import { classStart, leaksOf, refuseLeaks } from './remote-styles.ts';

const ORDER = '@layer reset,tokens,base;';
const remote = (css: string) => leaksOf('system', `${ORDER}@layer remote{${css}}`);

describe('styles of an area that only its own elements have', () => {
  it.each([
    '.system-A3bdx{color:red}',
    '.system-A3bdx button,div+.system-A3bdy:hover::before{color:red}',
    ':root[data-theme=dark] .system-A3bdx{color:red}',
    ':is(.system-A3bdx,.system-A3bdy) td{color:red}',
    ':where(.system-A3bdx):not(:last-child){color:red}',
    '.system-A3bdx:has(input:checked){color:red}',
    '.system-A3bdx{&:hover{color:red}>li{color:red}button{color:red}div:has(>&) &{color:red}}',
    '@media (width<40rem){.system-A3bdx{color:red}}',
    '@supports (display:grid){@container (width<9rem){.system-A3bdx{color:red}}}',
    '@starting-style{.system-A3bdx{opacity:0}}',
    '@keyframes system-A3bdx{to{opacity:0}}',
    '@layer inner{.system-A3bdx{color:red}}',
    '@page system-report{margin:16mm}',
  ])('are let through: %s', (css) => {
    expect(remote(css)).toEqual([]);
  });

  it('may come from shared modules in its build, in their layer', () => {
    expect(leaksOf('system', `${ORDER}@layer ui{.system-A3bdx{color:red}}`)).toEqual([]);
  });
});

const SELECTOR = 'a selector without a class of this area matches elements of others';
describe('styles of an area that others would see', () => {
  it.each([
    ['body{color:red}', SELECTOR],
    ['*{color:red}', SELECTOR],
    ['#content{color:red}', SELECTOR],
    ['[data-slot=cell] td{color:red}', SELECTOR],
    ['.system-A3bdx,td{color:red}', SELECTOR],
    [':is(.system-A3bdx,td) a{color:red}', SELECTOR],
    ['td:not(.system-A3bdx){color:red}', SELECTOR],
    ['body:has(.system-A3bdx){color:red}', SELECTOR],
    ['li:nth-child(1 of .system-A3bdx){color:red}', SELECTOR],
    ['.system-A3bdx{body:has(&){color:red}}', SELECTOR],
    ['.system-A3bdx{@media print{td:not(&){color:red}}}', SELECTOR],
    ['.s-Ab3_-x .system-A3bdx{color:red}', '.s-Ab3_-x is no class of this area'],
    ['.system-A3bdx:not(.open){color:red}', '.open is no class of this area'],
    ['.system-A3bdx{.xterm{color:red}}', '.xterm is no class of this area'],
    ['.system-admin{color:red}.system-long-name{color:red}', '.system-admin is no class of this area', 1],
    ['@keyframes spin{to{rotate:1turn}}', 'the animation spin is not named after this area'],
    ['@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face acts on the whole page'],
    ['@property --gap{syntax:"*";inherits:false}', '@property acts on the whole page'],
    ['@scope (.system-A3bdx){td{color:red}}', '@scope acts on the whole page'],
    ['@page{margin:0}', '@page without a name of this area acts on every print'],
    ['@page :first{margin:0}', '@page without a name of this area acts on every print'],
    ['@page report{margin:0}', '@page without a name of this area acts on every print'],
  ])('are reported: %s', (css, ...problems) => {
    expect(remote(css)).toContain(problems[0]);
  });

  it.each([
    ['.system-A3bdx{color:red}', 'rules outside of layer remote'],
    ['@media print{.system-A3bdx{color:red}}', 'rules outside of layer remote'],
    ['@keyframes system-A3bdx{to{opacity:0}}', 'rules outside of layer remote'],
    ['@layer util{.system-A3bdx{color:red}}', 'rules in util instead of layer remote'],
    ['@layer{.system-A3bdx{color:red}}', 'rules in a layer without a name instead of layer remote'],
    ['@layer remote.deep{.system-A3bdx{color:red}}', 'rules in remote.deep instead of layer remote'],
    ['@import url(other.css);', '@import acts on the whole page'],
  ])('are reported outside of the layer: %s', (css, problem) => {
    expect(leaksOf('system', css)).toEqual([problem]);
  });
});

describe('class names of a build', () => {
  it('begin with the whole name of the area, and never with that of the shell', () => {
    expect(['shell', 'shell-demo', 'monolith', 'system'].map(classStart)).toEqual(['s', 's', 's', 'system']);
    expect(leaksOf('s', '')).toEqual(['an area needs a name of at least two letters']);
  });

  it('of an earlier build may begin with the first letter', () => {
    const css = '@layer remote{.s-Ab3_-x{color:red}@page{margin:0}}';
    expect(leaksOf('system', css, true)).toEqual([]);
    expect(leaksOf('system', css)).toHaveLength(3);
    expect(leaksOf('project', css, true)).toHaveLength(2);
  });
});

it('a build that has such styles fails and reports where they are', () => {
  using folder = temporary();
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(join(folder.path, 'list.css'), '@layer remote{.system-A3bdx{color:red}}');
  writeFileSync(join(folder.path, 'page.js'), 'body{}');
  expect(() => refuseLeaks('system', folder.path)).not.toThrow();
  writeFileSync(join(folder.path, 'page.css'), '@layer remote{body{color:red}}');
  expect(() => refuseLeaks('system', folder.path)).toThrow(`page.css: ${SELECTOR}`);
});
