/**
 * Public address that proves a report. `base` is honoured on a loopback address only, where the server's own printer opens
 * the page; anywhere else a link could otherwise put a foreign address behind the QR code.
 */
export function proofUrl(
  reportNo: string,
  base: string | null = null,
  here: Pick<Location, 'origin' | 'hostname'> = location,
): string {
  return `${originOf(base, here)}/verify?no=${encodeURIComponent(reportNo)}`
}

/** The proof page itself, where a file is chosen; `base` as above. */
export const verifyUrl = (
  base: string | null,
  here: Pick<Location, 'origin' | 'hostname'> = location,
): string => `${originOf(base, here)}/verify`

function originOf(base: string | null, here: Pick<Location, 'origin' | 'hostname'>): string {
  const loopback = here.hostname === '127.0.0.1' || here.hostname === 'localhost'
  return loopback && base && /^https?:\/\//.test(base) ? base.replace(/\/+$/, '') : here.origin
}
