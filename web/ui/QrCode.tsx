// A text as a code that another phone's camera reads.
import { useEffect, useState } from 'preact/hooks';

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly path: string; readonly size: number } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 0 });
      const path = data
        .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
        .join('');
      setCode({ path, size });
    });
  }, [text]);
  if (!code) return null;
  return (
    <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={code.path} shape-rendering="crispEdges" />
    </svg>
  );
}
