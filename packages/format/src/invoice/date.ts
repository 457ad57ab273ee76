/** `2024年12月05日`, `2024-12-05 10:00:00`, `20241205`, `2024 12 05` → ISO date; impossible dates give null. */
export function readDate(text: string): string | null {
  const s = text.normalize('NFKC').trim()
  const m =
    /^(\d{4})\s*[年\-/.]\s*(\d{1,2})\s*[月\-/.]\s*(\d{1,2})/.exec(s) ??
    /^(\d{4})\s*(\d{2})\s*(\d{2})(?!\d)/.exec(s) ??
    /^(\d{4})(\d{2})(\d{2})\d{6,9}$/.exec(s)
  if (!m) return null
  const [year, month, day] = [Number(m[1]), Number(m[2]), Number(m[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1990 || year > 2100 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null
  return date.toISOString().slice(0, 10)
}
