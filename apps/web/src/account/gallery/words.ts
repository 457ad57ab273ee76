import { dictionary } from '../../i18n/dictionary.ts'

export const words = dictionary(
  {
    title: '设计规范',
    note: '颜色、文字、数字、控件、状态与图表；所有页面由这些部件组成。右上角可切换深浅、语言与大小。',
    colours: '颜色',
    flags: '标识色',
    flagsNote:
      '绿 正常 · 黄 关注 · 红 预警 · 灰 无数据。纳税信用 M 级为新设立企业，用灰色，不用红色。',
    series: '图表色',
    type: '文字',
    numbers: '数字',
    numbersNote: '等宽数字，千分位；万、亿缩写保留两位小数；负数红色括号；没有数据写明原因。',
    buttons: '按钮',
    fields: '表单',
    feedback: '反馈',
    table: '表格',
    states: '状态',
    charts: '图表',
    reportCharts: '报告图表',
    icons: '图标',
    antd: '复杂控件',
    antdNote: '日期区间、树选择等使用 antd，按需加载，主题取自同一组变量。',
    load: '加载示例',
  },
  {
    title: 'Design system',
    note: 'Colour, type, numbers, controls, states and charts: every page is made of these.',
    colours: 'Colours',
    flags: 'Flags',
    flagsNote:
      'Green normal · yellow watch · red alert · grey no data. Tax grade M is grey, never red.',
    series: 'Chart colours',
    type: 'Type',
    numbers: 'Numbers',
    numbersNote:
      'Tabular digits; 万 and 亿 with two decimals; negatives in red brackets; gaps say why.',
    buttons: 'Buttons',
    fields: 'Forms',
    feedback: 'Feedback',
    table: 'Table',
    states: 'States',
    charts: 'Charts',
    reportCharts: 'Report charts',
    icons: 'Icons',
    antd: 'Complex widgets',
    antdNote:
      'Date ranges, trees and the like come from antd, lazily, themed by the same variables.',
    load: 'Load sample',
  },
)
