/** `2026-02-03T10:11:12+08:00` → `2026-02-03 10:11:12`, in China's time whatever the reader's. */
export function instant(iso: string | null | undefined): string {
  if (!iso) return '--'
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
