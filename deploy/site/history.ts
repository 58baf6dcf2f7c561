import type { Origin } from './build.ts';
import { SHELL } from './paths.ts';
import { currentBuild, readState, withdrawnBuilds, type AppState } from './state.ts';

export interface ListedBuild extends Origin {
  app: string;
  build: string;
  /** When it was published first. */
  at: string;
  by: string;
  current: boolean;
  /** It was served and rolled back. */
  withdrawn: boolean;
  /** Who runs it although it is not served to all; undefined when no browser does. */
  audience: string | undefined;
  /** Id of the release key that signed it; absent when none did. */
  signedWith?: string;
  /** When it was signed, ISO 8601. */
  signedAt?: string;
}

function audienceOf({ previews = [], rollout }: AppState, build: string): string | undefined {
  if (rollout?.build === build)
    return rollout.share === undefined
      ? `silos ${(rollout.silos ?? []).join(', ')}`
      : `${rollout.share} % of the browsers`;
  return previews.includes(build) ? 'preview' : undefined;
}

/** Every published build, by app, oldest first. */
export function list(site: string): ListedBuild[] {
  const { apps, removed, earlier } = readState(site);
  const { [SHELL]: shell, ...areas } = { ...removed, ...apps };
  const all = [...(shell ? [[SHELL, shell] as const] : []), ...Object.entries(areas)];
  return all.flatMap(([name, app]) => {
    const withdrawn = withdrawnBuilds(app);
    return app.releases.map(({ pin: _, signature, ...release }) => ({
      app: name,
      ...release,
      ...(signature && { signedWith: signature.key, signedAt: signature.at }),
      current: Object.hasOwn(apps, name) && release.build === currentBuild(app),
      withdrawn: withdrawn.has(release.build),
      audience:
        name === SHELL && release.build === earlier
          ? 'areas of its major version'
          : audienceOf(app, release.build),
    }));
  });
}
