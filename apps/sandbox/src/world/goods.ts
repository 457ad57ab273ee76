/**
 * What is bought and sold: 税收分类编码 (19 digits), printed names, unit prices. The first seven digits and the short
 * name are those of the official table, so category matching (domain 1.9) works on them.
 */
import type { Fen } from '@xinjian/format'

/** Rate classes; the percentage of a date comes from `rates.ts`. */
export type RateClass = 'GOODS' | 'LIFE' | 'SERVICE'

export interface Good {
  id: string
  code: string
  short: string
  name: string
  specs: readonly string[]
  unit: string
  /** Mean unit price without tax; null = billed as a job, without quantity and price. */
  price: Fen | null
  rate: RateClass
}

type Row = readonly [string, string, string, string, string, string, number | null, RateClass]

const ROWS: readonly Row[] = [
  ['mould', '1090211', '模具', '注塑模具', 'MJ-320/MJ-450/MJ-680', '套', 46_000, 'GOODS'],
  ['precision', '1080499', '金属制品', '精密结构件', 'JG-12/JG-18/JG-25', '件', 38.5, 'GOODS'],
  ['housing', '1070601', '塑料制品', '注塑外壳', 'WK-A1/WK-B2/WK-C3', '件', 12.6, 'GOODS'],
  [
    'steel',
    '1080207',
    '黑色金属冶炼压延品',
    '热轧钢板',
    'Q235 6mm/Q235 10mm/Q345 12mm',
    '吨',
    3_950,
    'GOODS',
  ],
  [
    'rebar',
    '1080207',
    '黑色金属冶炼压延品',
    '螺纹钢',
    'HRB400 16mm/HRB400 20mm',
    '吨',
    3_620,
    'GOODS',
  ],
  ['copper', '1080315', '有色金属压延材', '铜排', 'T2 10*100/T2 6*60', '千克', 66.8, 'GOODS'],
  ['abs', '1070213', '化学合成材料', 'ABS粒子', '757/HI-121', '千克', 11.2, 'GOODS'],
  ['bearing', '1090123', '轴承', '深沟球轴承', '6204/6205/6308', '套', 18.9, 'GOODS'],
  ['motor', '1090403', '电动机', '异步电动机', 'YE3-90L/YE3-132M', '台', 1_280, 'GOODS'],
  ['fan', '1090416', '家用通风电器具', '落地电风扇', 'FS-40/FS-45', '台', 96, 'GOODS'],
  ['heater', '1090420', '家用电热电力器', '暖风机', 'NF-18/NF-22', '台', 142, 'GOODS'],
  ['tile', '1080106', '非金属矿物制品', '陶瓷地砖', '800*800/600*600', '片', 21.5, 'GOODS'],
  [
    'cement',
    '1080101',
    '非金属矿物制品',
    '普通硅酸盐水泥',
    'P.O 42.5/P.O 52.5',
    '吨',
    388,
    'GOODS',
  ],
  ['coating', '1070208', '涂料', '内墙乳胶漆', '18L/5L', '桶', 236, 'GOODS'],
  ['snack', '1030111', '果类加工品', '坚果礼盒', '1.2kg/0.8kg', '盒', 68, 'GOODS'],
  ['drink', '1030307', '软饮料', '矿泉水', '550ml*24/380ml*24', '箱', 28, 'GOODS'],
  ['rice', '1030102', '谷物加工品', '大米', '10kg/25kg', '袋', 58, 'LIFE'],
  ['phone', '1090505', '移动通信设备', '智能手机', '8+256/12+512', '台', 2_180, 'GOODS'],
  ['paper', '1060102', '纸制品', '复印纸', 'A4 70g/A4 80g', '箱', 112, 'GOODS'],
  ['chem', '1070202', '有机化学原料', '工业酒精', '95%/99%', '吨', 5_900, 'GOODS'],
  ['leather', '1040302', '皮革毛皮制品', '头层牛皮', '1.2mm/1.4mm', '平方英尺', 14.6, 'GOODS'],
  ['garment', '1040201', '服装', '工作服', 'L/XL/XXL', '套', 89, 'GOODS'],
  ['carton', '1060105', '纸制品', '瓦楞纸箱', '五层/三层', '只', 4.8, 'GOODS'],
  ['electricity', '1100101', '供电', '电费', '', '千瓦时', 0.68, 'GOODS'],
  ['water', '1100301', '水冰雪', '自来水', '', '立方米', 3.4, 'LIFE'],
  ['fuel', '1070101', '石油制品', '92号车用汽油', 'VI', '升', 6.9, 'GOODS'],
  ['freight', '3010102', '运输服务', '国内道路货物运输服务', '', '次', null, 'LIFE'],
  ['rent', '3040502', '经营租赁', '厂房租金', '', '月', null, 'LIFE'],
  ['telecom', '3030299', '电信服务', '增值电信服务', '', '月', null, 'SERVICE'],
  ['office', '1060401', '文具', '办公用品', '', '批', null, 'GOODS'],
  ['meal', '3070401', '餐饮服务', '餐费', '', '次', null, 'SERVICE'],
  ['hotel', '3070402', '住宿服务', '住宿费', '', '晚', 358, 'SERVICE'],
  ['processing', '2010500', '劳务', '加工费', '', '批', null, 'GOODS'],
  ['software', '3040201', '信息技术服务', '软件服务费', '', '项', null, 'SERVICE'],
  ['consult', '3040603', '鉴证咨询服务', '咨询服务费', '', '项', null, 'SERVICE'],
  ['design', '3040301', '设计服务', '设计服务费', '', '项', null, 'SERVICE'],
  ['repair', '2020000', '劳务', '维修费', '', '次', null, 'GOODS'],
]

const table = new Map<string, Good>(
  ROWS.map(([id, chapter, short, name, specs, unit, yuan, rate], i) => [
    id,
    {
      id,
      code: `${chapter}${String(i + 1).padStart(4, '0')}`.padEnd(19, '0'),
      short,
      name,
      specs: specs === '' ? [''] : specs.split('/'),
      unit,
      price: yuan === null ? null : Math.round(yuan * 100),
      rate,
    },
  ]),
)

/** A good of the table. Throws on others: profiles name them by literal id. */
export function goodOf(id: string): Good {
  const good = table.get(id)
  if (!good) throw new RangeError(`没有这种商品: ${id}`)
  return good
}
