// What a deployment can be told: `-c name=value` on the command line, or "context" in cdk.json. All of it can be left out.
import type { Node } from 'constructs';

export interface Settings {
  /** The site's own name, `games.example.org`; null: the name that CloudFront gives it. */
  readonly domain: string | null;
  /** Id of the Route 53 hosted zone that the domain lies in: certificate and records are then made here. */
  readonly zone: string | null;
  /** ARN of a certificate for the domain in us-east-1, where the domain's records are kept elsewhere. */
  readonly certificate: string | null;
  /** Who hears of alarms and of the budget. */
  readonly email: string | null;
  /** Whom push services may write to; see docs/notifications.md. */
  readonly contact: string | null;
  /** Whose names the games have; see THEME_NAMES in functions/games/platform.ts. */
  readonly names: 'themed' | 'neutral';
  /** US dollars a month above which somebody should look. */
  readonly budget: number;
  /** Whether functions have a share of the account's concurrency set aside, which is also the most that they may take. */
  readonly reserve: boolean;
  /** A word that was never used before asks for a new pair of keys; empty keeps the pair that is there. */
  readonly rotateKeys: string;
}

/** Throws an Error that says which setting makes no sense. */
export function settingsOf(node: Node): Settings {
  const text = (name: string): string | null => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined || value === '' ? null : String(value);
  };
  const settings: Settings = {
    domain: text('domain'),
    zone: text('zone'),
    certificate: text('certificate'),
    email: text('email'),
    contact: text('contact'),
    names: namesOf(text('names')),
    budget: Number(text('budget') ?? 10),
    reserve: text('reserve') !== 'false',
    rotateKeys: text('rotate-keys') ?? '',
  };
  const { domain, zone, certificate, email, budget } = settings;
  if (domain !== null && !/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain))
    throw new Error(`domain is like games.example.org, not ${domain}`);
  if (domain !== null && zone === null && certificate === null)
    throw new Error('a domain takes -c zone=ID (Route 53) or -c certificate=ARN (made in us-east-1)');
  if (email !== null && !email.includes('@')) throw new Error(`email is not an address: ${email}`);
  if (!(budget > 0)) throw new Error('budget is a number of US dollars a month');
  return settings;
}

function namesOf(text: string | null): Settings['names'] {
  if (text !== null && text !== 'themed' && text !== 'neutral')
    throw new Error(`names is themed or neutral, not ${text}`);
  return text ?? 'themed';
}
