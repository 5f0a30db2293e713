// The stack as a template, with a client of two files in place of the built one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { lightlag } from '../../cdk/lightlag.ts';

export interface Resource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template has whatever shape the service of the resource wants.
  readonly Properties: any;
  readonly DependsOn?: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'lightlag-stack-'));
const client = join(folder, 'client');
mkdirSync(join(client, 'assets'), { recursive: true });
for (const name of ['index.html', 'manifest.webmanifest', 'assets/main-AAAAAAAA.js'])
  writeFileSync(join(client, name), name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param context what a deployment is told, as by `-c` */
export function appOf(context: Readonly<Record<string, string>> = {}) {
  const app = new App({ context, outdir: mkdtempSync(join(folder, 'out-')) });
  return { app, stack: lightlag(app, client) };
}

export const templateOf = (context: Readonly<Record<string, string>> = {}): Template =>
  Template.fromStack(appOf(context).stack);

/** The resources of one type whose logical ids begin with a name. */
export function resources(template: Template, type: string, name = ''): Resource[] {
  return Object.entries(template.findResources(type))
    .filter(([id]) => id.startsWith(name))
    .map(([, resource]) => resource as Resource);
}

/** The only one. */
export function resource(template: Template, type: string, name = ''): Resource {
  const [found, ...others] = resources(template, type, name);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} of ${type} ${name}`);
  return found;
}
