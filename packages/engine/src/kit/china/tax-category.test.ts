import { describe, expect, it } from 'vitest'
import { categoriesOfShort, taxCategoryName } from './tax-category.ts'

describe('税收分类编码', () => {
  it.each([
    ['1060105', '纸制品'],
    ['1060201', '印刷品'],
    ['1060202', '本册'],
    ['1060401', '文具及类似用品'],
    ['1080207', '钢材'],
    ['1040201', '服装'],
    ['104', '纺织、服装、皮革类产品'],
    ['3070401', '餐饮服务'],
    // Of a code that the tree does not hold, the nearest entry above.
    ['1060199', '纸及纸制品'],
    ['1060401030000000000', '文具及类似用品'],
    ['7', null],
    ['纸制品', null],
  ])('%s is called %s', (code, name) => expect(taxCategoryName(code)).toBe(name))

  it.each([
    ['纸制品', '10601'],
    ['运输服务', '301'],
    ['供电', '1100101'],
    ['文具', '10604'],
    ['服装', '10402'],
    ['劳务', '2'],
    ['水冰雪', '11003'],
    ['办公用品', null],
  ])('invoices print *%s* for %s', (short, prefix) => expect(categoriesOfShort(short)).toBe(prefix))
})
