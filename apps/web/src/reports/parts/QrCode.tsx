import QRCode from 'qrcode'
import { useMemo } from 'react'
import styles from './frame.module.css'

/** A QR code as one SVG path: sharp on paper at any size, no image request. Quiet zone included. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { path, cells } = useMemo(() => draw(text), [text])
  return (
    <svg
      className={styles.qr}
      width={size}
      height={size}
      viewBox={`-2 -2 ${cells + 4} ${cells + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-2" y="-2" width={cells + 4} height={cells + 4} fill="#fff" />
      <path d={path} fill="#101820" />
    </svg>
  )
}

function draw(text: string): { path: string; cells: number } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`
  return { path, cells: modules.size }
}
