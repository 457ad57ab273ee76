/** Numbers inside Chinese sentences. */
export function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`
}

/** Yuan with thousands separators and two decimals, independent of the machine's locale. */
export function amount(yuan: number): string {
  const [whole, cents] = Math.abs(yuan).toFixed(2).split('.')
  return `${yuan < 0 ? '-' : ''}${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
