import { expect, it } from 'vitest'
import { differsFrom } from './differs.ts'

const FACE = {
  amountExclTax: '100.00',
  taxAmount: '13.00',
  totalAmount: '113.00',
  sellerName: '示例销售（深圳）有限公司',
  sellerTaxNo: '91440399MA5EXAMPL1',
  buyerName: '赵**',
  buyerTaxNo: '',
}

it('amounts differ by their figure, names by their letters', () => {
  const same = { totalAmount: '¥ 113', sellerName: '示例销售(深圳) 有限公司' }
  expect(differsFrom(same, FACE)).toEqual([])
  expect(
    differsFrom(
      { totalAmount: '118.00', taxAmount: '13', sellerTaxNo: '9144O399MA5EXAMPL1' },
      FACE,
    ),
  ).toEqual(['totalAmount', 'sellerTaxNo'])
})

it('what was not read, is not shown or is covered is no difference', () => {
  expect(differsFrom({ totalAmount: '', buyerName: '赵六', buyerTaxNo: '1' }, FACE)).toEqual([])
})

it('a figure that is none differs', () => {
  expect(differsFrom({ totalAmount: '模糊' }, FACE)).toEqual(['totalAmount'])
})
