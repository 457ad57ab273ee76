/** How goods and rates are named on an invoice → how the facts group them. */

/** `*塑料制品*ABS粒子` with code 1070601… → category `1070601`, goods `ABS粒子`; without a code the short name is the category. */
export function goodsOf(
  printed: string,
  goodsCode: string | null,
): { category: string; goods: string } {
  const starred = /^\*([^*]+)\*(.*)$/.exec(printed.trim())
  const code = goodsCode && /^\d{7,}$/.test(goodsCode) ? goodsCode.slice(0, 7) : null
  return {
    category: code ?? starred?.[1] ?? '',
    goods: (starred ? starred[2]! : printed).trim().slice(0, 100),
  }
}

/** Basis points; −1 免税, −2 不征税, −3 unknown. */
export function rateBpOf(printed: string | null): number {
  const text = (printed ?? '').normalize('NFKC').replace(/\s/g, '')
  if (text.includes('免税')) return -1
  if (text.includes('不征税')) return -2
  const percent = /^(\d{1,2}(?:\.\d+)?)%$/.exec(text)
  if (percent) return Math.round(Number(percent[1]) * 100)
  const fraction = /^(?:0?\.\d+|0)$/.exec(text)
  return fraction ? Math.round(Number(text) * 10_000) : -3
}
