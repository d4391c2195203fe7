import { encode } from 'uqr'

/** An address as a QR code, drawn on the device. */
export function QrCode({ url }: { readonly url: string }) {
  // Cameras need four light modules around it.
  const { data, size } = encode(url, { border: 4 })
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={url} shapeRendering="crispEdges">
      <path d={modules.join('')} />
    </svg>
  )
}
