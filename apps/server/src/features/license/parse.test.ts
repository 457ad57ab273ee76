import { describe, expect, it } from 'vitest'
import { type LicenseRun, parseLicense } from './parse.ts'

/** One run of text: `at` = [x, y], everything of one height. */
const run = (text: string, x: number, y: number, confidence = 0.98): LicenseRun => ({
  text,
  x,
  y,
  width: text.length * 20,
  height: 20,
  confidence,
})
const CODE = '91440399MAQ8Q5RN7G'

describe('a business licence', () => {
  it('labels with their letters apart, two columns, an address of two lines', () => {
    const license = parseLicense([
      run('营业执照', 400, 40),
      run('统一社会信用代码', 60, 100),
      run(CODE, 60, 130),
      run('名', 60, 200),
      run('称', 110, 201),
      run('深圳市示例恒达精密制造有限公司', 180, 202),
      run('注册资本 贰仟万元整', 620, 199),
      run('类型', 60, 250),
      run('有限责任公司', 180, 250),
      run('成立日期', 620, 251),
      run('2016年3月20日', 740, 250),
      run('法定代表人', 60, 300),
      run('赵示例二', 180, 301),
      run('住所', 620, 300),
      run('深圳市示例区示例路', 740, 300),
      run('720号', 740, 330),
      run('经营范围', 60, 380),
      run('精密制造', 180, 380),
    ])
    expect(license).toEqual({
      kind: 'LICENSE',
      name: '深圳市示例恒达精密制造有限公司',
      taxNo: CODE,
      legalRepresentative: '赵示例二',
      establishedOn: '2016-03-20',
      address: '深圳市示例区示例路720号',
      doubtful: [],
    })
  })

  it('labels glued to their values by colons', () => {
    const license = parseLicense([
      run(`统一社会信用代码：${CODE}`, 0, 0),
      run('名称：杭州市示例瑞丰建材有限公司', 0, 40),
      run('经营者：周示例', 0, 80),
      run('经营场所：杭州市示例路1号', 0, 120),
      run('注册日期：2019-01-05', 0, 160),
    ])
    expect(license).toMatchObject({
      name: '杭州市示例瑞丰建材有限公司',
      legalRepresentative: '周示例',
      establishedOn: '2019-01-05',
      address: '杭州市示例路1号',
    })
  })

  it('doubts a code whose check character fails, and letters that were hard to read', () => {
    const license = parseLicense([
      run('91440399MAQ8Q5RN7H', 0, 0),
      run('名称 深圳市示例有限公司', 0, 40, 0.7),
    ])
    expect(license.taxNo).toBe('91440399MAQ8Q5RN7H')
    expect(license.doubtful.sort()).toEqual(['name', 'taxNo'])
  })

  it('knows an invoice for what it is, and a trade in invoices for a licence', () => {
    const kind = (...texts: string[]) => parseLicense(texts.map((t, i) => run(t, 0, i * 40))).kind
    const seller = ['名称：深圳市示例有限公司', `统一社会信用代码：${CODE}`]
    expect(kind('电子发票（普通发票）', '发票号码：24442000000012345678', ...seller)).toBe(
      'INVOICE',
    )
    expect(kind('开票日期 2024年01月02日', ...seller, '价税合计（大写）')).toBe('INVOICE')
    expect(kind('营业执照', ...seller, '经营范围 普通发票印制，专用发票印制')).toBe('LICENSE')
    expect(kind(...seller, '经营范围 普通发票印制')).toBe('UNSAID')
  })

  it('says nothing about a picture of something else', () => {
    expect(parseLicense([run('今日菜单', 0, 0)])).toEqual({
      kind: 'UNSAID',
      name: null,
      taxNo: null,
      legalRepresentative: null,
      establishedOn: null,
      address: null,
      doubtful: ['taxNo', 'name'],
    })
  })
})
