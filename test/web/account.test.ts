// An account that follows its player from device to device, by the interface alone.
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { button, type Friend, friend } from './friends.ts';
import { comeAboard, openTable, type Table } from './table.ts';

let table: Table;
let devices: Friend[] = [];

beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.stop());
afterEach(async () => {
  for (const { name, heard } of devices) expect([name, ...heard]).toEqual([name]);
  await Promise.all(devices.map(({ held }) => held.close()));
  devices = [];
});

async function device(name: string): Promise<Friend> {
  const made = await friend(name);
  devices.push(made);
  return made;
}

/** A device on which Ada has taken her name, at her account. */
async function withAccount(name: string): Promise<Friend> {
  const made = await device(name);
  await comeAboard(made.page, table.url, 'Ada');
  await toAccount(made.page);
  return made;
}

async function toAccount(page: Page): Promise<void> {
  await page.goto(`${table.url}/settings`);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
}

/** What a stranger's device sees first, then the way for those who have an account. */
async function toSignIn(page: Page): Promise<void> {
  await page.goto(table.url);
  await page.getByRole('link', { name: 'I have an account' }).click();
  await page.getByLabel('Code').waitFor();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Come in' }).click();
}

const isAda = async (page: Page) => {
  await page.locator('.dock').waitFor();
  await page.goto(`${table.url}/settings`);
  await page.locator('#my-name').waitFor();
  expect(await page.locator('#my-name').inputValue()).toBe('Ada');
};

it('a second device comes in by the code that is scanned, and is signed out from the first', async () => {
  const phone = await withAccount('phone');
  await phone.page.getByText('lives on this device alone').waitFor();
  await button(phone, 'Add a device').click();
  await phone.page.locator('svg.qr').waitFor();
  const code = (await phone.page.locator('.secret-code').textContent()) ?? '';

  // The camera opens the link. Nothing happens before its owner says so.
  const tablet = await device('tablet');
  await tablet.page.goto(`${table.url}/sign-in#${code.replaceAll('-', '')}`);
  await tablet.page.getByText('Use the account that showed this code').waitFor();
  expect(tablet.page.url()).not.toContain('#');
  await button(tablet, 'Come in').click();
  await isAda(tablet.page);
  await phone.page.getByText('The other device is in.').waitFor();
  await phone.page.getByText('Ways back into this account: 1 other device.').waitFor();

  // Whoever has read it over the shoulder comes too late.
  const thief = await device('thief');
  await toSignIn(thief.page);
  await enterCode(thief.page, code);
  await thief.page.getByText('That was not accepted').waitFor();

  await phone.page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await phone.page.getByText('That device is signed out.').waitFor();
  await tablet.page.goto(table.url);
  await tablet.page.locator('#name').waitFor();
});

/** A device that can hold passkeys, and unlocks for its owner. */
async function unlockable({
  held,
  page,
}: Friend): Promise<{ readonly devtools: CDPSession; readonly id: string }> {
  const devtools = await held.context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId: id } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, id };
}

it('a passkey is made on one device, named, opens the account on another, and is revoked', async () => {
  const phone = await withAccount('phone');
  const maker = await unlockable(phone);
  await button(phone, 'Add a passkey').click();
  await phone.page.getByText('The passkey is there.').waitFor();
  await phone.page.getByText('Ways back into this account: 1 passkey.').waitFor();
  await phone.page.getByRole('button', { name: /^Change / }).click();
  await phone.page.getByLabel('Name').fill('My thumb');
  await button(phone, 'Save').click();
  await phone.page.getByText('My thumb').waitFor();
  // The same device offers no second one.
  await button(phone, 'Add a passkey').click();
  await phone.page.getByText('This device has a passkey for this account already.').waitFor();

  // As it would follow its owner to another device, or lie in the pocket on a key.
  const { credentials } = await maker.devtools.send('WebAuthn.getCredentials', { authenticatorId: maker.id });
  const [credential] = credentials;
  if (!credential) throw new Error('no passkey was made');
  const laptop = await device('laptop');
  const owner = await unlockable(laptop);
  await owner.devtools.send('WebAuthn.addCredential', { authenticatorId: owner.id, credential });
  await toSignIn(laptop.page);
  const asked = laptop.page.waitForRequest((request) => request.url().endsWith('/auth/sign-in/passkey'));
  await button(laptop, 'Use a passkey').click();
  const answer = (await asked).postData() ?? '';
  await isAda(laptop.page);

  // What was sent, sent again: from there, and by somebody else who was asked.
  const again = (page: Page) =>
    page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/auth/sign-in/passkey/challenge', { method: 'POST' });
      const response = await fetch('/api/auth/sign-in/passkey', { method: 'POST', headers, body });
      return (await response.json()).code;
    }, answer);
  const thief = await device('thief');
  await thief.page.goto(table.url);
  await thief.page.locator('#name').waitFor();
  expect([await again(laptop.page), await again(thief.page)]).toEqual(['not-accepted', 'not-accepted']);
  // A device that its owner does not unlock opens nothing.
  await owner.devtools.send('WebAuthn.setUserVerified', { authenticatorId: owner.id, isUserVerified: false });
  await laptop.page.goto(`${table.url}/sign-in`);
  await button(laptop, 'Use a passkey').click();
  await laptop.page.getByText('No passkey was used.').waitFor();
  await owner.devtools.send('WebAuthn.setUserVerified', { authenticatorId: owner.id, isUserVerified: true });

  await phone.page.reload();
  await phone.page.getByRole('button', { name: 'Change My thumb' }).click();
  await button(phone, 'Revoke').click();
  await button(phone, 'Revoke').click();
  await phone.page.getByText('The passkey is revoked.').waitFor();
  await laptop.page.goto(`${table.url}/sign-in`);
  await button(laptop, 'Use a passkey').click();
  await laptop.page.getByText('That was not accepted').waitFor();
});

it('recovery codes are shown once, open the account on another device once each, and everywhere is everywhere', async () => {
  const phone = await withAccount('phone');
  await button(phone, 'Make ten codes').click();
  await phone.page.locator('.secret-codes').waitFor();
  const codes = await phone.page.locator('.secret-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  await button(phone, 'I have kept them').click();
  await phone.page.getByText('10 of 10 left').waitFor();
  expect(await phone.page.locator('body').textContent()).not.toContain(codes[0]);

  const found = await device('found');
  await toSignIn(found.page);
  await enterCode(found.page, codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '');
  await isAda(found.page);

  const thief = await device('thief');
  await toSignIn(thief.page);
  await enterCode(thief.page, codes[0] ?? '');
  await thief.page.getByText('That was not accepted').waitFor();

  await toAccount(found.page);
  await found.page.getByText('9 of 10 left').waitFor();
  await button(found, 'Sign out everywhere').click();
  await found.page.getByText('Every device is signed out, this one too.').waitFor();
  await button(found, 'Sign out everywhere').click();
  await found.page.locator('#name').waitFor();
  await phone.page.goto(table.url);
  await phone.page.locator('#name').waitFor();
});

it('my data can be taken along, and the account deleted by typing its name', async () => {
  const phone = await withAccount('phone');
  const download = phone.page.waitForEvent('download');
  await phone.page.getByRole('link', { name: 'Download my data' }).click();
  const mine = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(mine).toMatchObject({ profile: { name: 'Ada' }, games: [], devices: [{ here: true }] });

  await button(phone, 'Delete this account').click();
  await phone.page.getByText('There is no way back.').waitFor();
  expect(await button(phone, 'Delete this account').isDisabled()).toBe(true);
  await phone.page.getByLabel('Type your name, Ada, to confirm').fill('Ada');
  await button(phone, 'Delete this account').click();
  await phone.page.locator('#name').waitFor();
  await phone.page.goto(`${table.url}/account`);
  await phone.page.locator('#name').waitFor();
});
