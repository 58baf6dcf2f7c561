import { useEffect, useMemo } from 'react';
import { Link } from '@console/shared/ui';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { type Asked, searchOf } from './asked-path.ts';
import { reachabilityPath } from './paths.ts';
import styles from './reachability.module.css';
import { keepQuestion, lastQuestions } from './recent.ts';

interface RecentQuestionsProps {
  readonly place: VpcPlace;
  readonly asked: Asked;
  /** The question is complete, and is answered. */
  readonly isAnswered: boolean;
}

/** Links to the user's last questions, without the current one. */
export function RecentQuestions({ place, asked, isAnswered }: RecentQuestionsProps) {
  // The storage belongs to the browser
  useEffect(() => {
    if (isAnswered) keepQuestion(place, asked);
  }, [place, asked, isAnswered]);
  const now = searchOf(asked);
  const others = useMemo(() => lastQuestions(place).filter((one) => searchOf(one) !== now), [place, now]);
  if (others.length === 0) return null;
  return (
    <nav className={styles.recent} aria-labelledby="last-questions">
      <b id="last-questions">Recent questions</b>
      <ul>
        {others.map((one) => (
          <li key={searchOf(one)}>
            <Link to={reachabilityPath(place, one)}>{textOf(one)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `internet to web, TCP 22` */
function textOf({ from, to, protocol, port }: Asked): string {
  const traffic = [protocol === '' && port !== '' ? 'port' : protocol, port].filter((part) => part !== '');
  return [`${from} to ${to}`, traffic.join(' ')].filter((part) => part !== '').join(', ');
}
