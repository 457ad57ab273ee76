import { describe, expect, it } from 'vitest'
import { toldBy } from '../read-answer.ts'

const holdersOf = (answer: unknown) =>
  toldBy(answer)
    .answers.filter(({ kind }) => kind === 'EQUITY_HOLDER')
    .flatMap(({ records }) => records.map(({ fields, subject }) => [subject.name, fields]))

describe('a graph of a vendor', () => {
  it('of nodes and links tells who holds whom by shares of one', () => {
    const control = {
      data: {
        totalPercent: 0.45,
        nodes: [
          { uid: 'a', id: 1, name: '赵一', type: 'P' },
          { uid: 'b', id: 2, name: '云岭投资有限公司', type: 'E' },
          { uid: 'c', id: 3, name: '云岭贸易有限公司', type: 'E' },
        ],
        links: [
          { sourceId: 1, targetId: 2, type: 'SH', properties: { relationPercent: '0.9' } },
          { sourceId: 2, targetId: 3, type: 'SH', properties: { relationPercent: '0.5' } },
        ],
      },
    }
    expect(toldBy(control).graphs).toEqual([
      { vendor: 'qixinbao', kind: 'CONTROL', nodes: 3, links: 2 },
    ])
    expect(holdersOf(control)).toEqual([
      ['云岭投资有限公司', { holder: '赵一', ratio: 90 }],
      ['云岭贸易有限公司', { holder: '云岭投资有限公司', ratio: 50 }],
    ])
  })

  it('takes no link for a holding that does not say so', () => {
    const relations = {
      nodes: [
        { id: 1, name: '赵一' },
        { id: 2, name: '云岭贸易有限公司' },
        { id: 3, name: '乙商行' },
      ],
      links: [
        { source: 1, target: 2, label: '法定代表人，董监高' },
        { source: 1, target: 3, label: '股东，法定代表人' },
        { source: 9, target: 3, label: '股东' },
      ],
    }
    expect(toldBy(relations).graphs).toMatchObject([{ kind: 'RELATIONS', nodes: 3, links: 3 }])
    expect(holdersOf(relations)).toEqual([['乙商行', { holder: '赵一' }]])
  })

  it('has its shares in words or of a hundred, and capital of its own unit', () => {
    const graph = {
      entityResult: [
        { id: 'c1', name: '甲企业(有限合伙)' },
        { id: 'c2', name: '乙有限公司' },
      ],
      relationResult: [
        { source: 'c1', target: 'c2', relationType: '15.00%' },
        { source: 'c1', target: 'c2', relationType: 1 },
        {
          from: 'c2',
          to: 'c1',
          properties: { inv_prop: 0.5, contribute_cap: 3500, currency_desc: '万/人民币元' },
        },
      ],
    }
    expect(holdersOf(graph)).toEqual([
      ['乙有限公司', { holder: '甲企业(有限合伙)', ratio: 15 }],
      ['甲企业(有限合伙)', { holder: '乙有限公司', ratio: 0.5, subscribed: '35000000' }],
    ])
  })

  it('finds names among the properties of its nodes', () => {
    const graph = {
      nodes: [
        { id: '1', properties: { name: '赵一' } },
        { id: '2', properties: { name: '乙有限公司', registCapi: '100万元' } },
      ],
      relationships: [
        {
          id: '9',
          startNode: '1',
          endNode: '2',
          properties: { stockPercent: '60%', shouldCapi: '60' },
        },
      ],
    }
    expect(holdersOf(graph)).toEqual([
      ['乙有限公司', { holder: '赵一', ratio: 60, subscribed: '600000' }],
    ])
  })

  it('that is a tree tells holders of holders, each of its own firm', () => {
    const tree = {
      Status: '200',
      Message: 'ok',
      Result: {
        Name: '云岭贸易有限公司',
        KeyNo: 'k0',
        FundedRatio: '100%',
        OperName: '赵一',
        Children: [
          {
            Name: '云岭投资有限公司',
            KeyNo: 'k1',
            FundedRatio: '29.64%',
            SubConAmt: '340910.388万元',
            Children: [
              {
                Name: '赵一',
                KeyNo: 'p1',
                FundedRatio: '36.363636363636%',
                SubConAmt: '994.04万股',
                Children: null,
              },
            ],
          },
        ],
        ActualControllerLoopPath: [
          { Name: '赵一', FundedRatio: '36.36%', SubConAmt: '1万元', StockType: '自然人' },
        ],
      },
    }
    expect(toldBy(tree).graphs).toEqual([
      { vendor: 'qichacha', kind: 'EQUITY', nodes: 3, links: 2 },
    ])
    expect(holdersOf(tree)).toEqual([
      ['云岭贸易有限公司', { holder: '云岭投资有限公司', ratio: 29.64, subscribed: '3409103880' }],
      ['云岭投资有限公司', { holder: '赵一', ratio: 36.363636 }],
    ])
    const firms = toldBy(tree).answers.find(({ kind }) => kind === 'BUSINESS_REGISTRATION')!
    expect(firms.records.map(({ fields }) => fields)).toEqual([
      { name: '云岭贸易有限公司', legalRep: '赵一' },
    ])
  })

  it('that is a tree of headings tells what stands below each', () => {
    const leaf = (name: string, KeyNo: string | null = name) => ({
      name,
      KeyNo,
      Category: 5,
      Children: null,
    })
    const map = {
      Result: {
        Node: {
          name: '云岭贸易有限公司',
          KeyNo: 'k0',
          Children: [
            { name: '对外投资', KeyNo: null, Children: [leaf('乙有限公司'), leaf('丙有限公司')] },
            { name: '高管', KeyNo: null, Children: [leaf('钱二', null)] },
            { name: '裁判文书', KeyNo: null, Children: [leaf('某案')] },
            { name: '历史股东', KeyNo: null, Children: null },
          ],
        },
      },
    }
    const { answers, graphs } = toldBy(map)
    expect(graphs).toMatchObject([{ kind: 'RELATIONS', nodes: 5, links: 4 }])
    expect(
      answers.flatMap(({ records }) => records.map(({ kind, fields }) => [kind, fields])),
    ).toEqual([
      ['INVESTMENT', { name: '乙有限公司' }],
      ['INVESTMENT', { name: '丙有限公司' }],
      ['KEY_PERSON', { person: '钱二' }],
    ])
  })

  it('of collections counts each party and each way once', () => {
    const party = (Id: string, ...Path: unknown[][]) => ({ Id, name: Id, Path })
    const how = { Direction: 'OUT', Operation: '控制', Reason: '77.80%' }
    const related = {
      data: {
        Id: 'firm',
        name: '云岭贸易有限公司',
        p_trees: [
          {
            Title: '控股股东',
            Collection: [party('p', [{ Id: 'p' }, { ...how, Direction: 'IN' }, { Id: 'firm' }])],
            children: [
              {
                Title: '受控企业',
                Collection: [
                  party(
                    'x',
                    [{ Id: 'x' }, how, { Id: 'p' }],
                    [{ Id: 'x' }, how, { Id: 'y' }, how, { Id: 'p' }],
                  ),
                  party('z', [{ Id: 'z' }, how, { Id: 'y' }, how, { Id: 'p' }]),
                ],
              },
            ],
          },
        ],
      },
    }
    // Parties: the firm, p, x, y, z; ways: p–firm, p–x, y–x, p–y, y–z.
    expect(toldBy(related).graphs).toMatchObject([{ kind: 'RELATED_PARTIES', nodes: 5, links: 5 }])
  })

  it('without ids is a tree of parties, however wide', () => {
    const children = Array.from({ length: 20_000 }, () => ({ name: 'y', percent: '1%' }))
    const wide = { name: 'x', children: [{ name: 'z', percent: '2%', children }] }
    expect(toldBy(wide).graphs).toMatchObject([{ nodes: 20_002, links: 20_001 }])
  })
})
