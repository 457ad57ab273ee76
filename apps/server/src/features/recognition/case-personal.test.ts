import { expect, it } from 'vitest'
import { withoutPersons } from './case-personal.ts'

const values = {
  passenger: '张三丰',
  buyerName: '李四',
  sellerName: '杭州示例精密制造有限公司',
  buyerTaxNo: '110101199003070038',
  sellerTaxNo: '91330100MA9X00B2X9',
  plate: '粤BT0000',
  date: '2026-05-06',
  price: '74.50',
}

it('persons are covered, companies, days and amounts stand', () => {
  const { truth, masked } = withoutPersons(values, 'price')
  expect(truth).toMatchObject({
    passenger: '张**',
    buyerName: '李*',
    sellerName: values.sellerName,
    sellerTaxNo: values.sellerTaxNo,
    date: values.date,
    price: values.price,
  })
  expect(truth.plate).toMatch(/^粤\*+0$/)
  expect(masked).toEqual(['passenger', 'buyerName', 'buyerTaxNo', 'plate'])
})

it('the field that the case is of stands as it is', () => {
  const { truth, masked } = withoutPersons(values, 'passenger')
  expect(truth.passenger).toBe('张三丰')
  expect(masked).not.toContain('passenger')
})
