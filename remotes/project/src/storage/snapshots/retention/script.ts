import type { Rule } from './rule.ts';

/** The facts for a script. */
export interface Scripted extends Rule {
  /** Name of the project. */
  readonly project: string;
  /** Name of the CLI's program. */
  readonly cliName: string;
  /** Whether snapshots of disks that no longer exist are deleted too. */
  readonly hasDeletedDisks: boolean;
}

/** The rule of rule.ts for jq: rows `id name disk` of the snapshots to delete. */
const RULE = String.raw`
  def seconds: sub("\\.[0-9]+"; "") | sub("\\+00:00$"; "Z") | fromdateiso8601;
  def last_of(period; $count): group_by(period) | reverse | .[:$count] | map(last.id);
  .[1] as $disks
  | .[0] | map(select(.state == "ready") | . + {at: (.time_created | seconds)})
  | map(.day = (.at / 86400 | floor)) | map(.week = .day - ((.day + 3) % 7))
  | map(select($deleted_disks or (.disk_id | IN($disks[].id))))
  | group_by(.disk_id)[] | sort_by(.at, .id)
  | ([last.id] + last_of(.day; $daily) + last_of(.week; $weekly)) as $kept
  | .[] | select(.id | IN($kept[]) | not) | "\(.id) \(.name)"
`.trim();

/**
 * A script for cron or a systemd timer that applies the rule to the snapshots that exist when it runs. It calls the API with the
 * command that "Copy as code" shows for every request. Without `--delete` it only lists what it would delete.
 */
export function scriptOf({ project, cliName, daily, weekly, hasDeletedDisks }: Scripted): string {
  return `#!/bin/sh
# Keeps ${daily} daily and ${weekly} weekly snapshots of each disk of project ${project}, and always the newest one.
# Days and weeks are those of UTC, weeks begin on Monday. Days and weeks without a snapshot do not count.
# Needs ${cliName}, signed in, and jq. Without --delete it lists what it would delete.
# cron: 30 3 * * * /usr/local/bin/snapshots.sh --delete
# systemd: a service with ExecStart=/usr/local/bin/snapshots.sh --delete, and a timer with OnCalendar=03:30 UTC
set -eu

# All rows of a list, page by page
rows() {
  token=
  while :; do
    page=$(${cliName} api "$1?project=${project}&limit=1000\${token:+&page_token=$token}" --method GET)
    printf '%s\\n' "$page" | jq -c '.items[]'
    token=$(printf '%s\\n' "$page" | jq -r '.next_page // "" | @uri')
    [ -n "$token" ] || return 0
  done
}

snapshots=$(rows /v1/snapshots)
disks=$(rows /v1/disks)
{ printf '%s\\n' "$snapshots" | jq -s .; printf '%s\\n' "$disks" | jq -s .; } |
  jq -rs --argjson daily ${daily} --argjson weekly ${weekly} --argjson deleted_disks ${hasDeletedDisks} '
  ${RULE}' |
  while read -r id name; do
    echo "Delete $name"
    [ "\${1-}" != --delete ] || ${cliName} api "/v1/snapshots/$id" --method DELETE
  done
`;
}
