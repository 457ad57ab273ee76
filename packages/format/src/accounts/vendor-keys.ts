/**
 * Columns of statements as vendors of data name them for programs → the item in words. Sources: the vendors' own field lists (Tushare
 * Pro balancesheet, income, cashflow; 东方财富 数据中心, its pages and its F10; 聚宽 finance tables; 国泰安 CSMAR FS_Combas, FS_Comins).
 * Written without case and strokes.
 */
const BALANCE = `
货币资金 moneycap monetaryfund monetaryfunds cashequivalents a001101000|交易性金融资产 tradasset a001107000|应收票据 notesreceiv notesrece noterece billreceivable a001110000
应收账款 accountsreceiv accountrec accountsrece accountreceivable a001111000|预付款项 prepayment advancepayment a001112000
其他应收款 othreceiv otherreceivable a001121000|应收股利 divreceiv a001120000|应收利息 intreceiv a001119000|存货 inventories inventory a001123000
一年内到期的非流动资产 ncawithin1y a001124000|其他流动资产 othcurassets a001125000|流动资产合计 totalcurassets totalcurrentassets a001100000
长期股权投资 lteqtinvest a001205000|投资性房地产 investrealestate a001211000|固定资产 fixassets fixedasset fixedassets a001212000|在建工程 cip construinprocess a001213000
无形资产 intanassets intangibleasset intangibleassets a001218000|开发支出 randd a001219000|商誉 goodwill a001220000|长期待摊费用 ltamorexp a001221000
递延所得税资产 defertaxassets a001222000|其他非流动资产 othnca a001223000|非流动资产合计 totalnca totalnoncurrentassets a001200000
资产总计 totalassets sumasset a001000000
短期借款 stborr stborrow shortloan shorttermloan a002101000|应付票据 notespayable a002107000|应付账款 acctpayable accountpay accountspayable a002108000
预收款项 advreceipts advancereceive advancereceivables advancepeceipts a002109000|合同负债 contractliab|应付职工薪酬 payrollpayable staffsalarypayable salariespayable a002112000
应交税费 taxespayable taxpayable taxspayable a002113000|应付利息 intpayable a002114000|应付股利 divpayable a002115000|其他应付款 othpayable otherpayable a002120000
一年内到期的非流动负债 noncurliabdue1y a002125000|其他流动负债 othcurliab a002126000|流动负债合计 totalcurliab totalcurrentliab totalcurrentliability a002100000
长期借款 ltborr longloan longtermloan a002201000|应付债券 bondpayable bondspayable a002203000|长期应付款 ltpayable a002204000|预计负债 estimatedliab a002207000
递延所得税负债 defertaxliab a002208000|其他非流动负债 othncl a002209000|非流动负债合计 totalncl totalnoncurrentliab totalnoncurrentliability a002200000
负债合计 totalliab sumliab totalliabilities totalliability a002000000
实收资本 sharecapital paidincapital a003101000|资本公积 caprese capitalreserve capitalreservefund a003102000|库存股 treasuryshare|盈余公积 surplusrese surplusreserve surplusreservefund a003103000
未分配利润 undistrporfit undistrprofit unassignrpofit unassignprofit retainedprofit a003105000|归属于母公司所有者权益合计 totalhldreqyexcminint totalparentequity equitiesparentcompanyowners a003100000
少数股东权益 minorityint minorityequity minorityinterests a003200000|所有者权益合计 totalhldreqyincminint sumshequity totalequity totalownerequities a003000000
负债和所有者权益总计 totalliabhldreqy totalliabequity totalsheetownerequities a004000000`

const INCOME = `
营业总收入 totalrevenue totaloperatereve totaloperateincome totaloperatingrevenue b001100000|营业收入 revenue operateincome operatingrevenue b001101000
营业总成本 totalcogs totaloperateexp totaloperatecost totaloperatingcost b001200000|营业成本 opercost yyzc operatecost operatingcost b001201000
税金及附加 biztaxsurchg operatetax operatetaxadd operatingtaxsurcharges b001207000|销售费用 sellexp saleexp saleexpense b001209000
管理费用 adminexp manageexp manageexpense administrationexpense b001210000|研发费用 rdexp researchexpense|财务费用 finexp financeexp financeexpense financialexpense b001211000
资产减值损失 assetsimpairloss b001212000|公允价值变动收益 fvvaluechggain b001301000|投资收益 investincome b001302000|其他收益 othincome
营业利润 operateprofit operatingprofit b001300000|营业外收入 nonoperincome nonbusinessincome nonoperatingrevenue b001400000|营业外支出 nonoperexp nonbusinessexpense nonoperatingexpense b001500000
利润总额 totalprofit sumprofit b001000000|所得税费用 incometax incometaxexpense b002100000|净利润 nincome netprofit b002000000
归属于母公司所有者的净利润 nincomeattrp parentnetprofit npparentcompanyowners b002000101|综合收益总额 tcomprincome b006000000
基本每股收益 basiceps b003000000|稀释每股收益 dilutedeps b004000000`

const CASH = `
销售商品、提供劳务收到的现金 cfrsalesg salegoodsservicerec salesservices goodssaleandservicerendercash|收到的税费返还 recptaxrends receivetaxrefund
经营活动现金流入小计 cinffroperatea totaloperateinflow|购买商品、接受劳务支付的现金 cpaidgoodss buyservices|支付给职工以及为职工支付的现金 cpaidtoforempl employeepay paystaffcash
支付的各项税费 cpaidfortaxes payalltax|经营活动现金流出小计 stcashoutact totaloperateoutflow
经营活动产生的现金流量净额 ncashflowact netoperatecashflow netcashoperate|收回投资收到的现金 cdispwithdrwlinvest|取得投资收益收到的现金 crecpreturninvest invincomerec
投资活动现金流入小计 stotinflowsinvact totalinvestinflow|购建固定资产、无形资产和其他长期资产支付的现金 cpayacqconstfiolta buyfilassetpay constructlongasset
投资支付的现金 cpaidinvest invpay investpaycash|投资活动现金流出小计 stotoutinvact totalinvestoutflow|投资活动产生的现金流量净额 ncashflowinvact netinvcashflow netcashinvest netinvestcashflow
吸收投资收到的现金 crecpcapcontrib acceptinvestcash|取得借款收到的现金 crecpborrow receiveloancash|筹资活动现金流入小计 stotcashinfncact totalfinanceinflow
偿还债务支付的现金 cprepayamtborr paydebtcash|分配股利、利润或偿付利息支付的现金 cpaydistdpcpintexp assigndividendporfit|筹资活动现金流出小计 stotcashoutfncact totalfinanceoutflow
筹资活动产生的现金流量净额 ncashflowsfncact netfinacashflow netcashfinance netfinancecashflow|汇率变动对现金的影响 efffxflucash ratechangeeffect
现金及现金等价物净增加额 nincrcashcashequ nicashequi cceadd cashequivalentincrease|期初现金及现金等价物余额 ccashequbegperiod cashequibeginning begincce cashequivalentsatbeginning
期末现金及现金等价物余额 ccashequendperiod cashequiending endcce cashandequivalentsatend`

const lines = (table: string): string[][] =>
  table.split(/[|\n]/).flatMap((line) => (line === '' ? [] : [line.split(' ')]))

const BY_KEY: ReadonlyMap<string, string> = new Map(
  [BALANCE, INCOME, CASH]
    .flatMap(lines)
    .flatMap(([label = '', ...keys]) => keys.map((key) => [key, label] as const)),
)

/** The item that a vendor's key names (`total_assets` → `资产总计`), or null. */
export const vendorLabel = (key: string): string | null =>
  BY_KEY.get(key.trim().toLowerCase().replaceAll('_', '')) ?? null
