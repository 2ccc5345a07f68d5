"""Props of dining room, study, child's room, entrance and wardrobe, under one name."""
from props.clothes import folded, garment, handbag, hat, shoe, shoe_pair
from props.crockery import crockery, crockery_unit
from props.dining import PLATE, big_table, linear_pendant, place_setting, plate, spindle_chair, tumbler
from props.entrance import arch_mirror, door, round_mirror
from props.kids_beds import bedding, bunk, house_bed
from props.shapes import ball, metal_of, torus
from props.shelving import BOOKS, dress_shelf, shelf_wall, storage_box
from props.study import desk, desk_lamp, laptop, monitor, task_chair
from props.toys import arch_pts, blocks, bunting, globe, ring_stack, rope_basket, teddy, wall_shape
