// A device by a name that its owner knows it by, from what its browser says of itself.

const browsers = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** "Firefox, Android"; null where the description says neither. The first that fits: others claim to be what they follow. */
export function deviceName(userAgent: string): string | null {
  const of = (kinds: readonly (readonly [RegExp, string])[]) => kinds.find(([sign]) => sign.test(userAgent));
  const names = [of(browsers), of(systems)].flatMap((found) => (found ? [found[1]] : []));
  return names.length > 0 ? names.join(', ') : null;
}
