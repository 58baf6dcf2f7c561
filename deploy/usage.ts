import { REMOTES } from '../build/apps.ts';

/** Output of `npm run deploy -- --help`. */
export const USAGE = `console-deploy <command> --site DIR       in the repository: npm run deploy -- <command> --site DIR

  create [--settings FILE] [--from DIST]     a new site of all builds
  publish APP… [--from FOLDER]               verify builds, bring them to the site, serve them all in one step
  publish shell … --keep-earlier             the same; the shell before goes on running the areas that this one refuses
  publish shell --as-earlier [--from FOLDER] replace the shell that runs those areas, such as by a build with a fix
  publish FOLDER…                            the same for folders of builds, of areas that the site does not have yet, too
  rollback APP… [--build ID]                 serve what was served before, or the build named
  rollback shell --set [--build ID]          serve an earlier shell with the areas as they were with it
  remove APP                                 take an area out of the console, such as after its first release
  stage APP [--from FOLDER]                  bring a build to the site; needs the app's own folders alone
  switch APP…                                serve what was staged, in one step
  preview APP|FOLDER [--build ID]            let those who open ?remotes=APP:ID run a build; all others run what is served
  rollout APP|FOLDER --share PERCENT | --silos A,B [--build ID]
                                             let a part of the browsers run a build
  promote APP|FOLDER                         serve the build of the rollout to all
  publish|rollout|promote APP … --watch 10m --reports DIR [--limit POINTS]
                                             the same, and roll the build back when it fails more often than the one
                                             before; exit status 2 when it does, 3 when there are too few page views
  health --reports DIR [--since 24h] [--json]
                                             what browsers reported: errors per build, areas that fail, slow routes
  collect --reports DIR --port N [--keep 30d]
                                             keep the reports of browsers, a file a day, for 30 days
  verify [--url URL] [--json] [--release-keys NAME=FILE.pub,…]
                                             compare every file that a browser may get with the records of its build
  withdraw APP [--build ID]                  end the rollout and the previews, or the one named
  list [--json]                              every published build: when, by whom, of which commit
  prune [--older 30d]                        delete builds that no tab needs: not served for 30 days, nor the build before
  keygen --out FILE                          a pair of release keys: FILE.key, which is secret, and FILE.pub
  keys [NAME=FILE.pub,… [--key FILE] | off]  serve only what these keys have signed for the site NAME; --key signs what is there already
  sign APP|FOLDER… --key FILE --for NAME     sign builds where they are made, for the site NAME
  publish|stage|switch|preview|rollout … --key FILE
                                             the same, and sign the builds
  settings KEY=VALUE…                        change what the deployer owns (deploy/config.schema.json)
  export --out DIR                           what is served as plain files, for storage; prints the order of upload
  nginx --api URL [--api /apis/NAME=URL]… [--resolver A,B] [--api-authority F] [--listen 443] [--server-name N] [--origin URL]
        [--root DIR] [--certificate F --key F]
        [--trusted-proxy A,B/16] [--calls-per-client N|off] [--log FILE|off] [--brotli] [--keep-host] [--reports URL] [--out FILE]
                                             the server's configuration
APP is shell, ${REMOTES.join(', ')}, or the name of another team's area. Builds are taken from dist/ unless --from names another such folder, or, for one
app, the folder of its build. --by NAME says who publishes, --wait SECONDS how long to wait for another publisher. The variable SITE stands for --site.`;

export const FLAGS = {
  site: { type: 'string' },
  from: { type: 'string' },
  build: { type: 'string' },
  for: { type: 'string' },
  'release-keys': { type: 'string' },
  set: { type: 'boolean', default: false },
  'keep-earlier': { type: 'boolean', default: false },
  'as-earlier': { type: 'boolean', default: false },
  url: { type: 'string' },
  watch: { type: 'string' },
  reports: { type: 'string' },
  limit: { type: 'string' },
  since: { type: 'string', default: '24h' },
  keep: { type: 'string', default: '30d' },
  older: { type: 'string', default: '30d' },
  json: { type: 'boolean', default: false },
  port: { type: 'string' },
  share: { type: 'string' },
  silos: { type: 'string' },
  by: { type: 'string' },
  wait: { type: 'string' },
  settings: { type: 'string' },
  api: { type: 'string', multiple: true },
  resolver: { type: 'string' },
  'api-authority': { type: 'string' },
  listen: { type: 'string', default: '443' },
  'server-name': { type: 'string' },
  origin: { type: 'string' },
  root: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'trusted-proxy': { type: 'string' },
  'calls-per-client': { type: 'string' },
  log: { type: 'string' },
  brotli: { type: 'boolean', default: false },
  'keep-host': { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;
