/** Words that only the drawn charts need; part of the labels around a report. */
const zh = {
  share: '占比',
  category: '品类',
  dataTable: '查看数据表（{n} 行）',
  homeProvince: '本省',
  otherProvinces: '省外',
  regionKnown: '地区已知',
  regionUnknown: '地区不明',
  provinces: '覆盖省份',
  provinceCount: '{n} 个',
  others: '其余 {n} 个',
  thisEnterprise: '本企业',
  flowDifference: '进销差额',
  flowLegend: '标 ⇄、两侧同色的品类既有采购也有销售，其余只在一侧；斜纹为两侧总额之差。',
  otherCategories: '其他 {n} 个品类',
  soldTo: '销',
  boughtFrom: '购',
  otherParties: '另有 {n} 家见下表',
}

const en: Record<keyof typeof zh, string> = {
  share: 'Share',
  category: 'Category',
  dataTable: 'Show as a table ({n} rows)',
  homeProvince: 'Home province',
  otherProvinces: 'Other provinces',
  regionKnown: 'Region known',
  regionUnknown: 'Region unknown',
  provinces: 'Provinces',
  provinceCount: '{n}',
  others: '{n} more',
  thisEnterprise: 'Enterprise',
  flowDifference: 'Difference',
  flowLegend:
    'Marked ⇄, one colour on both sides: bought and sold. All others: one side only. Hatched: difference of the totals.',
  otherCategories: '{n} other categories',
  soldTo: 'Sold',
  boughtFrom: 'Bought',
  otherParties: '{n} more in the table below',
}

export const CHART_WORDS = { zh, en }
