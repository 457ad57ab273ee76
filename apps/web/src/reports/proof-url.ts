/**
 * Public address that proves a report. `base` is honoured on a loopback address only, where the server's own printer opens
 * the page; anywhere else a link could otherwise put a foreign address behind the QR code.
 */
export function proofUrl(
  reportNo: string,
  base: string | null = null,
  here: Pick<Location, 'origin' | 'hostname'> = location,
): string {
  const loopback = here.hostname === '127.0.0.1' || here.hostname === 'localhost'
  const origin =
    loopback && base && /^https?:\/\//.test(base) ? base.replace(/\/+$/, '') : here.origin
  return `${origin}/verify?no=${encodeURIComponent(reportNo)}`
}
