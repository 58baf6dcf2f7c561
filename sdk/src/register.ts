import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { OWN_ENTRIES } from './package.ts';

/*
 * `node --import` of this file lets a program of the package import `@console/shared` and `@console/mock`: they are
 * folders of the package and not separate packages.
 */
registerHooks({
  resolve(specifier, context, next) {
    const path = OWN_ENTRIES.get(specifier);
    return path === undefined
      ? next(specifier, context)
      : { url: pathToFileURL(path).href, shortCircuit: true };
  },
});
