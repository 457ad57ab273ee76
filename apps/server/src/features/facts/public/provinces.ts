/** In which province a text of a court or an office places a case: by the number of the case, or by names in it. */

/** Two digits of GB/T 2260, name, sign in numbers of cases. */
const LIST =
  '11北京京 12天津津 13河北冀 14山西晋 15内蒙古内 21辽宁辽 22吉林吉 23黑龙江黑 31上海沪 32江苏苏 33浙江浙 34安徽皖 35福建闽 36江西赣 37山东鲁 ' +
  '41河南豫 42湖北鄂 43湖南湘 44广东粤 45广西桂 46海南琼 50重庆渝 51四川川 52贵州黔 53云南云 54西藏藏 61陕西陕 62甘肃甘 63青海青 64宁夏宁 65新疆新'

const PROVINCES = LIST.split(' ').map((entry) => ({
  code: entry.slice(0, 2),
  name: entry.slice(2, -1),
  sign: entry.slice(-1),
}))

/** (2026)粤0304执12号 */
const CASE_NO = /^[（(〔[]?\d{4}[）)〕\]]\s*(\p{Script=Han})/u

/** Two digits; null = the text names none, or the supreme court. */
export function provinceOf(text: string): string | null {
  const sign = CASE_NO.exec(text)?.[1]
  const found = sign
    ? PROVINCES.find((province) => province.sign === sign)
    : PROVINCES.find(({ name }) => text.includes(name))
  return found?.code ?? null
}
