/** How the indicators are counted, in the order of the catalogue; a formula that is not here is shown as it was written. */
export const FORMULAS: Readonly<Record<string, string>> = {
  'Σ(蓝票价税合计 − 红票价税合计)，作废不计，红票计入红票开具当月':
    'Σ (blue total − red total); voids left out, red in the month of its issue',
  'Σ 蓝票价税合计': 'Σ blue total',
  'Σ(蓝票不含税金额 − 红票不含税金额)': 'Σ (blue − red), without tax',
  'Σ(蓝票税额 − 红票税额)': 'Σ (tax of blue − tax of red)',
  '全部发票张数，含作废与红票': 'All invoices, void and red included',
  '未作废的发票张数，含红票': 'Invoices not void, red included',
  '蓝票价税合计 ÷ 有效张数': 'Blue total ÷ valid invoices',
  '(近12个月开票净额 − 上一个12个月) ÷ 上一个12个月':
    '(net of the last 12 months − the 12 before) ÷ the 12 before',
  '(近6个月开票净额 − 上年同期) ÷ 上年同期':
    '(net of the last 6 months − a year earlier) ÷ a year earlier',
  '(近3个月开票净额 − 上年同期) ÷ 上年同期':
    '(net of the last 3 months − a year earlier) ÷ a year earlier',
  '(近n个月开票净额 − 此前n个月) ÷ 此前n个月，n = 3、6、12':
    '(net of the last n months − the n before) ÷ the n before, n = 3, 6, 12',
  '完整年度比上一年度；本年累计比上年同期累计':
    'Full year against the year before; year to date against the same months',
  '(最近完整年度开票净额 ÷ 前两个完整年度)^(1/2) − 1':
    '(net of the last full year ÷ two years before)^(1/2) − 1',
  '窗口内有有效发票的月数；企业成立前的月份不计入应有月数':
    'Months of the window with a valid invoice; months before the founding are not wanted',
  '已采集而无有效发票的月数，2月除外':
    'Collected months without a valid invoice, February excepted',
  '断票月的最长连续数；2月既不中断也不计数':
    'Longest run of such months; February neither breaks nor counts',
  '有效开票日之间的最大间隔，含窗口首日至首张、末张至数据截止日(企业成立前不计)':
    'Largest gap between days of issue, from the first day of the window and to the cut-off (not before the founding)',
  '数据截止日 − 最近一张有效发票的开票日；其后未采集的月份不计入':
    'Cut-off − day of the last valid invoice; months not collected after it are left out',
  '最近开票距今 ≤ 45天': 'Days since the last invoice ≤ 45',
  '采集范围内最早有效发票的开票日；开票历史 = 该月至最近完整月的月数':
    'Day of the earliest valid invoice collected; history = months from then to the last full month',
  '月度开票净额的总体标准差 ÷ 均值；有满36个月数据时以季节调整后的值判定':
    'Standard deviation of the monthly net ÷ its mean; judged on the seasonally adjusted value where there are 36 months',
  '最大月开票净额 ÷ 月开票净额中位数': 'Largest month ÷ median month',
  '每个自然月占当年净额的份额在2–3个完整12个月中的平均；取最高月':
    'Share of each month in its year, mean of 2–3 full years; the highest',
  '月度开票净额的最小二乘斜率 ÷ 月均净额，每月':
    'Least-squares slope of the monthly net ÷ its mean, per month',
  '近3个月月均开票净额 ÷ 此前9个月月均 − 1': 'Monthly mean of the last 3 ÷ of the 9 before − 1',
  'max |当月净额 ÷ 上月净额 − 1|，上月净额不为正或不足当月1%且低于10万元的月份不比':
    'max |month ÷ month before − 1|, where the month before is positive and not below both 1 % of the month and 100,000 yuan',
  '12月(或各季末月)开票净额 ÷ 近12个月开票净额':
    'Net of December (or of quarter-end months) ÷ net of the last 12 months',
  '作废张数 ÷ 税控发票全部张数；金额为零的空白作废两边都不计，数电票不能作废也不计':
    'Void ÷ all tax-disk invoices, blank voids of zero on neither side; digital ones cannot be voided and do not count',
  '作废蓝票价税合计 ÷ (蓝票 + 作废蓝票)价税合计，税控发票；作废的红票另列，不与蓝票相抵':
    'Total of void blue ÷ total of blue and void blue, tax-disk; void red stand apart and offset nothing',
  '红票张数 ÷ 全部张数': 'Red ÷ all invoices',
  '红票价税合计(绝对值) ÷ 蓝票价税合计': '|Red total| ÷ blue total',
  '对应蓝票在更早月份(年度)的红票张数 ÷ 已知对应蓝票的红票张数':
    'Red of a blue of an earlier month (year) ÷ red with a known blue',
  '最大一张红票价税合计(绝对值) ÷ 近12个月开票净额': 'Largest |red| ÷ net of the last 12 months',
  '7日内向同一购方重开蓝票(金额相差不超过2%)的红票张数 ÷ 红票张数；同日而没有时间的不算重开':
    'Red followed by a blue to the same buyer within 7 days (amounts within 2 %) ÷ red; not on the same day without times',
  开票净额为负的月数: 'Months with a negative net',
  '专用发票蓝票价税合计 ÷ 全部蓝票价税合计': 'Blue special invoices ÷ all blue, by total',
  '|近12个月专票占比 − 上一个12个月专票占比|':
    '|share of special in the last 12 months − in the 12 before|',
  '数电票张数 ÷ 全部张数': 'Digital ÷ all invoices',
  '该税率明细行不含税净额 ÷ 全部明细行不含税净额':
    'Lines at this rate ÷ all lines, net without tax',
  '价税合计在该段的蓝票张数 ÷ 蓝票张数(段下限含、上限不含)':
    'Blue invoices in the band ÷ blue invoices (from included, to excluded)',
  '不含税金额在单张限额L的[99.5%, 100%]之内的张数 ÷ 税控有效张数，L = 9,999.99、99,999.99、999,999.99、9,999,999.99元':
    'Invoices within [99.5 %, 100 %] of the ceiling L ÷ valid tax-disk invoices, L = 9,999.99, 99,999.99, 999,999.99, 9,999,999.99 yuan',
  '当月数电票开票净额 ÷ 发票总额度；另计近6个月中使用率不低于95%的月数':
    'Digital net of the month ÷ quota; and months of the last 6 at 95 % or more',
  '价税合计为1万元整数倍的蓝票张数 ÷ 有效张数':
    'Blue invoices of whole 10,000 yuan ÷ valid invoices',
  '开票时间在22:00–06:00的蓝票张数 ÷ 带时间的蓝票张数':
    'Blue invoices issued 22:00–06:00 ÷ blue with a time',
  '国务院公布的放假日(不含调休上班日)开具的有效张数 ÷ 有效张数':
    'Valid invoices issued on public holidays ÷ valid invoices',
  '单日最大开票净额 ÷ 有开票日的日均净额': 'Largest day ÷ mean of days with invoices',
  '当日有效张数 > 有开票日均值 + 3×标准差的天数':
    'Days with more invoices than mean + 3 × standard deviation',
  '同一发票代码、同日、同一购方连号5张以上的税控发票张数 ÷ 税控有效张数；来源没有发票代码的按号码相邻计':
    'Tax-disk invoices in runs of 5 or more (one code, day and buyer) ÷ valid tax-disk invoices; without a code by adjacent numbers',
  '数量相同(出现最多)的明细行 ÷ 写明数量的明细行；蓝票，数量为1的不计，每月取最多的50种数量':
    'Lines with the most frequent quantity ÷ lines that state one; blue, without quantities of 1, the 50 most frequent of each month',
  '有蓝票的购方家数；自然人合计为一家': 'Buyers with a blue invoice; individuals count as one',
  '有蓝票的销方家数；自然人合计为一家': 'Sellers with a blue invoice; individuals count as one',
  '前k名净额 ÷ 全部净额(各方净额为负按0计)；自然人不参与排名，计入分母':
    'Net of the top k ÷ net of all (negative as 0); individuals are not ranked but counted in the whole',
  'Σ(客户净额份额²) × 10,000': 'Σ (share of customer²) × 10,000',
  'Σ(供应商净额份额²) × 10,000': 'Σ (share of supplier²) × 10,000',
  '两个12个月都有蓝票的客户数 ÷ 上一个12个月的客户数':
    'Customers of both years ÷ customers of the year before',
  '上一个12个月前十客户的近12个月净额 ÷ 近12个月净额(各方净额为负按0计)':
    'Net now of the former top ten ÷ net of the last 12 months (negative as 0)',
  '上一个12个月没有蓝票的客户的净额 ÷ 近12个月净额(各方净额为负按0计)':
    'Net of customers without a blue in the 12 months before ÷ net of the last 12 months (negative as 0)',
  '近6个月没有蓝票的客户在上一个12个月的净额 ÷ 上一个12个月净额(各方净额为负按0计)':
    'Former net of customers without a blue in the last 6 months ÷ net of the 12 months before (negative as 0)',
  'A：首次交易早于18个月前、近12个月≥3张且近6个月有票；B：首次交易在18个月内、同样活跃；C：其余近12个月客户':
    'A: first trade over 18 months ago, ≥ 3 invoices in 12 months and one in 6; B: within 18 months, as active; C: all others of the last 12 months',
  'Σ(首次开票至最近完整月的月数 × 近12个月净额) ÷ Σ近12个月净额，自然人除外':
    'Σ (months since the first invoice × net) ÷ Σ net of the last 12 months, without individuals',
  '上市公司、国企、500强、政府客户的净额 ÷ 净额':
    'Net of listed, state-owned, top-500 and public customers ÷ net',
  '注销、吊销、失信、非正常户客户的净额 ÷ 净额':
    'Net of struck-off, revoked, dishonest or irregular customers ÷ net',
  '注销、吊销、失信、非正常户供应商的净额 ÷ 进项净额':
    'Net of struck-off, revoked, dishonest or irregular suppliers ÷ net purchases',
  '与关联方(持股≥20%、同一法人或高管、同一电话)的净额 ÷ 净额':
    'Net with related parties (≥ 20 % held, same representative, officer or phone) ÷ net',
  'Σ min(销给对方, 购自对方) ÷ 开票净额，对方既是购方又是销方；另计对数':
    'Σ min(sold to, bought from) ÷ net invoiced, over parties that are both; and the pairs',
  '采集到的票流图中长度3–5的有向环条数':
    'Directed rings of length 3–5 in the graph of invoices collected',
  '自然人客户净额 ÷ 开票净额(各方净额为负按0计)':
    'Net of individuals ÷ net invoiced (negative as 0)',
  '省外客户净额 ÷ 地区已知的客户净额(地区取自税号)':
    'Net of customers outside the province ÷ net of known region (from the tax number)',
  '各行业客户净额 ÷ 净额；敏感行业占比':
    'Net by industry of the customer ÷ net; share of sensitive industries',
  '省外供应商净额 ÷ 地区已知的供应商净额(地区取自税号)':
    'Net of suppliers outside the province ÷ net of known region (from the tax number)',
  'min(省外客户占比, 省外供应商占比)': 'min(customers outside, suppliers outside)',
  '进项 Σ(蓝票价税合计 − 红票价税合计)': 'Purchases: Σ (blue total − red total)',
  '进项不含税净额 ÷ 销项不含税净额；只计双向均已采集的月份':
    'Purchases ÷ sales, net without tax, over months collected in both directions',
  '(销项不含税净额 − 进项不含税净额) ÷ 销项不含税净额；只计双向均已采集的月份':
    '(sales − purchases) ÷ sales, net without tax, over months collected in both directions',
  'Σ min(进项份额, 销项份额)，按品类；仅批发零售业':
    'Σ min(share bought, share sold) over categories; trade only',
  '占销项10%以上而没有进项的货物品类数；批发零售业按编码前7位，制造业按前3位(篇类)':
    'Categories of goods above 10 % of sales and never bought; trade by 7 digits, industry by 3',
  '占进项10%以上而没有销项的货物品类数；仅批发零售业':
    'Categories of goods above 10 % of purchases and never sold; trade only',
  '电、水、运费、租赁、办公、通讯类进项(本企业主营的货物除外) ÷ 进项明细不含税净额':
    'Electricity, water, freight, rent, office and telecom (without goods the enterprise deals in) ÷ purchase lines, net without tax',
  '餐饮、住宿服务进项 ÷ 进项明细不含税净额':
    'Catering and lodging ÷ purchase lines, net without tax',
  '进项运费 ÷ 销项货物不含税净额；货物销售超过100万元而无运费时标黄':
    'Freight ÷ goods sold, net without tax; on watch where over 1 million yuan are sold without freight',
  '|进项电费增长 − 销项增长|，近12个月比上一个12个月；仅制造业':
    '|growth of electricity − growth of sales|, 12 months on the 12 before; industry only',
  '前三名商品不含税净额 ÷ 明细不含税净额': 'Top three goods ÷ lines, net without tax',
  '1 − 近6个月与此前6个月品类金额向量的余弦':
    '1 − cosine of the categories of the last 6 months and the 6 before',
  '登记行业应有品类的销项 ÷ 有税收分类编码的销项':
    'Sales in categories of the registered industry ÷ sales with a code',
  '单价标准差 ÷ 单价均值；取至少10行且占销项5%以上的商品中最大者':
    'Standard deviation ÷ mean of unit prices; the largest of goods with 10 lines and 5 % of sales',
  '使用两个以上税率的商品净额 ÷ 明细不含税净额':
    'Goods sold at more than one rate ÷ lines, net without tax',
  '被标为异常凭证的进项税额 ÷ 进项专票税额；达到70%且超过5万元为红':
    'Tax of purchases marked abnormal ÷ tax of special purchases; alert at 70 % and 50,000 yuan',
  '超过90日未勾选的进项专票税额 ÷ 进项专票税额':
    'Tax of special purchases not ticked for 90 days ÷ tax of special purchases',
  '开票当日勾选的张数 ÷ 已勾选张数': 'Ticked on the day of issue ÷ ticked',
  税号与名称和工商登记不符的发票张数: 'Invoices whose number and name contradict the registry',
  '首张有效销项发票日 − 成立日': 'Day of the first valid sale − day of founding',
  '近12个月开票净额 ÷ 参保人数，元/人': 'Net of the last 12 months ÷ insured persons, yuan each',
  '近12个月开票净额 ÷ 实缴资本(未采集时用注册资本)':
    'Net of the last 12 months ÷ paid-in capital (registered where not collected)',
  '(近3个月客户数 − 此前3个月) ÷ 此前3个月':
    '(customers of the last 3 months − the 3 before) ÷ the 3 before',
  '服务类品类销项 ÷ 明细不含税净额': 'Services sold ÷ lines, net without tax',
  '零税率明细净额 ÷ 明细不含税净额': 'Lines at zero rate ÷ lines, net without tax',
  '进项红票价税合计(绝对值) ÷ 进项蓝票价税合计': '|Red purchases| ÷ blue purchases',
}
