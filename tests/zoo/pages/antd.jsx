import {
  AutoComplete,
  Button,
  Cascader,
  Checkbox,
  Collapse,
  DatePicker,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Popconfirm,
  Radio,
  Rate,
  Segmented,
  Select,
  Slider,
  Switch,
  Tabs,
  TimePicker,
  Transfer,
  TreeSelect,
} from 'antd'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { held, keep } from './held.js'

const named = (names) => names.map((name) => ({ value: name.toLowerCase(), label: name }))
const many = Array.from({ length: 200 }, (_, index) => ({ value: index, label: `Option ${index}` }))

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'profile', label: 'Profile' },
            { key: 'logout', label: 'Log out' },
          ],
          onClick: keep('menu', ({ key }) => key),
        }}
      >
        <Button>Account</Button>
      </Dropdown>
      <Button onClick={() => setOpen(true)}>Delete file</Button>
      <Modal
        open={isOpen}
        title="Delete this file?"
        okText="Delete it"
        onOk={() => (setOpen(false), (held.deleted = true))}
        onCancel={() => setOpen(false)}
      >
        It is gone then.
      </Modal>
      <Popconfirm title="Really?" okText="Yes, archive" onConfirm={() => (held.archived = true)}>
        <Button>Archive</Button>
      </Popconfirm>
    </>
  )
}

createRoot(document.querySelector('#root')).render(
  <Form labelCol={{ span: 6 }} style={{ width: 560 }}>
    <Form.Item label="Name" name="name">
      <Input onChange={keep('name', (event) => event.target.value)} />
    </Form.Item>
    <Form.Item label="Note" name="note">
      <Input.TextArea onChange={keep('note', (event) => event.target.value)} />
    </Form.Item>
    <Form.Item label="Fruit" name="fruit">
      <Select onChange={keep('fruit')} options={named(['Apple', 'Banana', 'Cherry'])} />
    </Form.Item>
    <Form.Item label="Many" name="many">
      <Select onChange={keep('many')} options={many} />
    </Form.Item>
    <Form.Item label="Tags" name="tags">
      <Select mode="multiple" onChange={keep('tags')} options={named(['Red', 'Green', 'Blue'])} />
    </Form.Item>
    <Form.Item label="Town" name="town">
      <AutoComplete onChange={keep('town')} options={[{ value: 'Berlin' }, { value: 'Bern' }]} />
    </Form.Item>
    <Form.Item label="Amount" name="amount">
      <InputNumber min={0} max={100} onChange={keep('amount')} />
    </Form.Item>
    <Form.Item label="Volume" name="volume">
      <Slider onChange={keep('volume')} />
    </Form.Item>
    <Form.Item label="Air" name="air">
      <Switch onChange={keep('air')} />
    </Form.Item>
    <Form.Item label="Day" name="day">
      <DatePicker onChange={keep('day', (_, text) => text)} />
    </Form.Item>
    <Form.Item label="Hour" name="hour">
      <TimePicker onChange={keep('hour', (_, text) => text)} />
    </Form.Item>
    <Form.Item label="Place" name="place">
      <Cascader
        onChange={keep('place')}
        options={[{ value: 'at', label: 'Austria', children: [{ value: 'vie', label: 'Vienna' }] }]}
      />
    </Form.Item>
    <Form.Item label="Team" name="team">
      <TreeSelect
        treeDefaultExpandAll
        onChange={keep('team')}
        treeData={[{ value: 'all', title: 'Everyone', children: [{ value: 'ops', title: 'Operations' }] }]}
      />
    </Form.Item>
    <Form.Item label="Stars" name="stars">
      <Rate onChange={keep('stars')} />
    </Form.Item>
    <Checkbox onChange={keep('terms', (event) => event.target.checked)}>Terms</Checkbox>
    <Radio.Group onChange={keep('pay', (event) => event.target.value)} options={named(['Card', 'Cash'])} />
    <Segmented options={['List', 'Grid']} onChange={keep('view')} />
    <Tabs
      onChange={keep('tab')}
      items={[
        { key: 'one', label: 'Overview', children: 'First' },
        { key: 'two', label: 'Prices', children: 'Second' },
      ]}
    />
    <Collapse
      onChange={keep('part')}
      items={[{ key: 'delivery', label: 'Delivery', children: 'Two days.' }]}
    />
    <Pagination total={50} onChange={keep('page', (page) => page)} />
    <Transfer
      dataSource={named(['Ann', 'Bob']).map(({ value, label }) => ({ key: value, title: label }))}
      render={({ title }) => title}
      onSelectChange={keep('picked')}
    />
    <Opened />
  </Form>,
)
