import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../parse-document.ts'
import { readRegistryFile } from '../registry-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const FIRM = { name: '云岭贸易有限公司', creditCode: '91530100MA6K00000X', regStatus: '存续' }
const ANSWER = JSON.stringify({ error_code: 0, reason: 'ok', result: FIRM })
const TOLD = [
  {
    vendor: 'tianyancha',
    kind: 'BUSINESS_REGISTRATION',
    records: [
      {
        subject: { name: FIRM.name, code: FIRM.creditCode },
        fields: { name: FIRM.name, creditCode: FIRM.creditCode, status: '存续' },
      },
    ],
    fields: {
      told: ['result.name', 'result.creditCode', 'result.regStatus'],
      unknown: [],
    },
  },
]

describe('a file of answers', () => {
  it('is told by its content, whatever it is called, and only where it is asked for', async () => {
    for (const name of ['发票.pdf', 'a.json', 'b'])
      expect(await parseDocument(name, bytes(ANSWER), { registry: true, forms: true })).toEqual([
        { file: name, invoices: [], registry: TOLD, error: null },
      ])
    const [refused] = await parseDocument('a.json', bytes(ANSWER), { forms: true })
    expect(refused).toMatchObject({ invoices: [], error: { code: 'NOT_AN_INVOICE' } })
    expect(refused).not.toHaveProperty('registry')
  })

  it('may be a script, a literal of Python, or in another encoding', async () => {
    const script = `import Mock from './config'\nMock.mock(/x/,'get',()=>{\n return ${ANSWER}\n})`
    expect(await readRegistryFile(bytes(script))).toEqual(TOLD)
    expect(await readRegistryFile(bytes(`\ufeff${ANSWER}`))).toEqual(TOLD)
    const gbk = new Uint8Array([
      ...bytes("{'zhixing': [{'"),
      0xb0,
      0xb8,
      0xba,
      0xc5, // 案号 in GBK
      ...bytes("': '1', 'execMoney': '2'}]}"),
    ])
    expect(await readRegistryFile(gbk)).toMatchObject([
      { kind: 'ENFORCEMENT', records: [{ fields: { caseNo: '1', amount: '2' } }] },
    ])
  })

  it('may be a list of firms in a spreadsheet', async () => {
    const list = await writeXlsx({
      sheets: [
        {
          name: '企业',
          rows: [
            ['序号', '企业名称', '法定代表人', '注册资本（万元）', '成立日期', '经营状态', '简介'],
            ['1', '云岭贸易有限公司', '赵一', '500', '2010-09-28', '存续', '一家公司'],
            ['2', '乙商行', '暂无信息', '100万美元', '', '吊销,已注销', ''],
          ],
        },
      ],
    })
    expect(await readRegistryFile(list)).toEqual([
      {
        vendor: 'other',
        kind: 'BUSINESS_REGISTRATION',
        records: [
          {
            subject: { name: '云岭贸易有限公司' },
            fields: {
              name: '云岭贸易有限公司',
              legalRep: '赵一',
              registeredCapital: '5000000',
              establishedOn: '2010-09-28',
              status: '存续',
            },
          },
          {
            subject: { name: '乙商行' },
            fields: { name: '乙商行', capitalCurrency: '美元', status: '吊销,已注销' },
          },
        ],
        fields: {
          told: expect.arrayContaining(['[].企业名称', '[].注册资本（万元）']),
          unknown: ['[].序号', '[].简介'],
        },
      },
    ])
  })

  it('may be a list of records in a spreadsheet', async () => {
    const list =
      'cases.csv\n案号,立案日期,执行标的（元）,执行法院\n（2019）云01执1号,2019-07-03,1525,甲法院'
    expect(await readRegistryFile(bytes(list))).toMatchObject([
      {
        kind: 'ENFORCEMENT',
        records: [{ fields: { caseNo: '（2019）云01执1号', amount: '1525' } }],
      },
    ])
  })

  it('may hold the answer as a text within another', async () => {
    const kept = JSON.stringify({ at: '2024-01-31', body: ANSWER })
    expect(await readRegistryFile(bytes(kept))).toContainEqual({
      ...TOLD[0],
      fields: { told: TOLD[0]!.fields.told.map((path) => `body.${path}`), unknown: [] },
    })
  })

  it('tells a graph by its counts, first', async () => {
    const graph = {
      data: {
        nodes: [
          { id: 1, eid: 'e1', name: '赵一' },
          { id: 2, eid: 'e2', name: '云岭贸易有限公司' },
        ],
        links: [{ source: 1, target: 2, label: '股东' }],
      },
    }
    const told = await readRegistryFile(bytes(JSON.stringify(graph)))
    expect(told![0]).toEqual({ vendor: 'qixinbao', kind: 'RELATIONS', nodes: 2, links: 1 })
  })

  it('is no other file', async () => {
    const customers = await writeXlsx({
      sheets: [
        {
          name: '客户',
          rows: [
            ['客户编号', '公司名称', '地址', '电话'],
            ['1', '云岭贸易有限公司', '昆明', '0871'],
          ],
        },
      ],
    })
    for (const other of [
      customers,
      bytes(`# 接口文档\n\n返回示例：\n${ANSWER}`),
      bytes('{"a": 1}'),
      bytes('[[1,2],[3,4]]'),
      bytes(
        '{"nodes": [{"id": 1, "name": "a"}, {"id": 2, "name": "b"}], "links": [{"source": 1, "target": 2}]}',
      ),
      bytes('{"name": "李四", "phone": "1", "address": "某地"}'),
      bytes('[{"变更前": "甲", "变更后": "乙"}]'),
      bytes('{"error_code": 18, "error_msg": "limit"}'),
      bytes(`{"code":0,"data":[{"fphm":"1","kprq":"2024-01-01","je":"1.00"}]}`),
      bytes("{'a': __import__('os')}"),
      bytes('['.repeat(9_999)),
      new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]),
      new Uint8Array(),
    ])
      expect(await readRegistryFile(other)).toBeNull()
  })
})
