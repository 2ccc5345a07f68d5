import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Button, Fieldset, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { type FieldProps, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useState } from "react";
import { useLabel } from "../field-labels.ts";
import { focusOn } from "../form-frame.tsx";
import { useFormText } from "../form-text.ts";
import { isSchema, optionsOf } from "../form-validator.ts";
import { useItemTitle } from "./item-title.ts";
import { KindChooser } from "./kind-chooser.tsx";
import { ListItem, type ListItemActions } from "./list-item.tsx";
import { newValue } from "./new-value.ts";
import { useDragTexts } from "./use-drag-texts.ts";

/** A list whose items can be added, duplicated, removed and moved: with buttons, by dragging, and by keyboard. */
export function ListField(props: FieldProps) {
  const { schema, name, uiSchema, formData, fieldPathId, registry, readonly, required, errorSchema } = props;
  const { t } = useFormText();
  const label = useLabel();
  const itemTitle = useItemTitle();
  const title = uiSchema?.["ui:title"] ?? label(name);
  const items: unknown[] = Array.isArray(formData) ? formData : [];
  const { keys, setKeys, newest, setNewest } = useRowKeys(items.length);
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const tuple = Array.isArray(schema.items) ? schema.items : undefined;
  const schemaAt = (index: number) => itemSchemaAt(schema, index);
  const fixed = tuple && !isSchema(schema.additionalItems) ? tuple.length : 0;
  const canAdd = (schema.maxItems ?? Number.POSITIVE_INFINITY) > items.length && fixed === 0;
  const titles = items.map((item, index) => itemTitle({ item, schema: schemaAt(index), index, name: title }));
  const dragTexts = useDragTexts((key) => titles[keys.indexOf(String(key))] ?? "");

  const change = (next: unknown[], nextKeys: string[]) => {
    setKeys(nextKeys);
    props.onChange(next, fieldPathId.path);
  };
  const insert = (at: number, item: unknown) => {
    const key = newKey();
    setNewest(key);
    change(items.toSpliced(at, 0, item), keys.toSpliced(at, 0, key));
    focusNext(`${fieldPathId.$id}_${at}-fields`, `${fieldPathId.$id}_${at}`);
  };
  const actions: ListItemActions = {
    move(from, to) {
      const moved = <Member,>(all: readonly Member[]) =>
        all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
      change(moved(items), moved(keys));
      setSaid(t("staff.form.moved", { title: titles[from] ?? "", position: to + 1, count: items.length }));
    },
    duplicate: (at) => insert(at + 1, structuredClone(items[at])),
    remove(at) {
      change(items.toSpliced(at, 1), keys.toSpliced(at, 1));
      setSaid(t("staff.form.removed", { title: titles[at] ?? "" }));
      focusNext(`${fieldPathId.$id}_${Math.min(at, items.length - 2)}-fold`, `${fieldPathId.$id}-add`);
    },
  };
  const endDrag = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      actions.move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  const isRemovable = !required && !readonly && items.length === 0;
  return (
    <Fieldset id={fieldPathId.$id} legend={title}>
      <Stack gap="xs">
        <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
        <DndContext
          sensors={sensors}
          onDragEnd={endDrag}
          accessibility={{
            announcements: dragTexts,
            screenReaderInstructions: { draggable: t("staff.form.dragHelp") },
          }}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
              {items.map((item, index) => {
                const itemSchema = schemaAt(index);
                const key = keys[index] ?? String(index);
                const path = toFieldPathId(index, registry.globalFormOptions, fieldPathId);
                const itemErrors = errorSchema?.[index];
                return (
                  <ListItem
                    key={key}
                    {...{ rowKey: key, id: path.$id, index, count: items.length, title: titles[index] ?? "" }}
                    {...{ canAdd, actions }}
                    isFolded={isFoldable(itemSchema)}
                    isFixed={index < (tuple?.length ?? 0)}
                    isReadOnly={readonly === true}
                    isNew={key === newest}
                    hasFault={itemErrors !== undefined && Object.keys(itemErrors).length > 0}
                  >
                    <SchemaField
                      {...{ registry, readonly, required: true, schema: itemSchema, formData: item }}
                      name={name}
                      title={isFoldable(itemSchema) ? "" : (titles[index] ?? "")}
                      fieldPathId={path}
                      errorSchema={itemErrors}
                      onChange={props.onChange}
                      onBlur={props.onBlur}
                      onFocus={props.onFocus}
                    />
                  </ListItem>
                );
              })}
            </Stack>
          </SortableContext>
        </DndContext>
        {items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t("staff.form.emptyList")}
          </Text>
        )}
        {!readonly && (
          <Group gap="xs">
            {canAdd && (
              <AddItem
                id={`${fieldPathId.$id}-add`}
                name={title}
                schema={schemaAt(items.length)}
                onAdd={(item) => insert(items.length, item)}
              />
            )}
            {isRemovable && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t("staff.form.removePart", { name: title })}
                onClick={() => props.onChange(undefined, fieldPathId.path)}
              >
                {t("staff.form.remove")}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}

interface AddItemProps {
  id: string;
  name: string;
  schema: RJSFSchema;
  onAdd: (item: unknown) => void;
}

/** Of several kinds, such as sections, the member chooses one. */
function AddItem({ id, name, schema, onAdd }: AddItemProps) {
  const { t } = useFormText();
  if (schema.discriminator)
    return <KindChooser id={id} name={name} options={optionsOf(schema)} onChoose={onAdd} />;
  return (
    <Button id={id} variant="light" size="compact-md" onClick={() => onAdd(newValue(schema))}>
      {t("staff.form.addTo", { name })}
    </Button>
  );
}

function itemSchemaAt({ items, additionalItems }: RJSFSchema, index: number): RJSFSchema {
  const schema = Array.isArray(items) ? (items[index] ?? additionalItems) : items;
  return isSchema(schema) ? schema : {};
}

/** Items with several fields are closed until they are needed: a page with twenty sections stays short. */
function isFoldable(schema: RJSFSchema): boolean {
  if (optionsOf(schema).length > 0) return true;
  return ["object", "array"].includes(String([schema.type].flat()[0]));
}

let keyCount = 0;

function newKey(): string {
  keyCount += 1;
  return `row-${keyCount}`;
}

/** A key for each item that moves with it, so that open items and typed text stay where they belong. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, newKey));
  const [newest, setNewest] = useState("");
  const [seen, setSeen] = useState(count);
  // The list was replaced from outside, such as by an undo.
  if (seen !== count) {
    setSeen(count);
    if (keys.length !== count) setKeys(Array.from({ length: count }, (_, index) => keys[index] ?? newKey()));
  }
  return { keys, setKeys, newest, setNewest };
}

/** After the next drawing: the first of these elements that exists. */
function focusNext(...ids: string[]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
      if (found) focusOn(found);
    }),
  );
}
